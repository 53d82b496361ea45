// Compiles only while the package's declarations and the contract are the same, both ways.
import type * as trongtai from "trongtai";
import type * as contract from "./contract.js";

type Both<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** The same keys with the same `readonly` and `?`, which assignability does not see. */
type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** The same keys, with values that are of the contract's types. */
type Gives<A, B> = A extends B ? ([Keys<B>] extends [Keys<A>] ? ([Keys<A>] extends [Keys<B>] ? true : false) : false) : false;
type Keys<T> = T extends unknown ? keyof T : never;
type Plain<T> = { [K in keyof T]: T[K] };

declare function holds<_ extends true>(): void;

holds<Identical<trongtai.GameKind, contract.GameKind>>();
holds<Identical<trongtai.Color, contract.Color>>();
holds<Identical<trongtai.Square, contract.Square>>();
holds<Identical<trongtai.Result, contract.Result>>();
holds<Identical<trongtai.XiangqiRules, contract.XiangqiRules>>();
holds<Identical<trongtai.ChessRules, contract.ChessRules>>();
holds<Identical<trongtai.Rules, contract.Rules>>();
holds<Identical<trongtai.Reason, contract.Reason>>();
holds<Identical<trongtai.Notation, contract.Notation>>();
holds<Identical<trongtai.MoveInput, contract.MoveInput>>();
holds<Identical<Plain<trongtai.Move>, Plain<contract.Move>>>();
holds<Identical<Plain<trongtai.GameOptions>, Plain<contract.GameOptions>>>();
// What is given out may say more than the contract: which codes there are.
holds<Gives<trongtai.Illegality, contract.Illegality>>();
holds<Gives<trongtai.Conduct, contract.Conduct>>();
holds<Gives<trongtai.Verdict, contract.Verdict>>();
holds<Identical<Plain<trongtai.Claim>, Plain<contract.Claim>>>();
holds<Identical<Plain<trongtai.Warning>, Plain<contract.Warning>>>();
holds<trongtai.Status extends contract.Status ? true : false>();
holds<Identical<Keys<trongtai.Status>, Keys<contract.Status>>>();
holds<trongtai.RulesError extends Pick<contract.RulesError, "code" | "detail"> ? true : false>();
holds<trongtai.RulesError extends Error ? true : false>();

// The class has a private field, which makes it a type of its own: its public members are compared.
type Members = Plain<Omit<trongtai.Game, "clone">>;
holds<Identical<keyof Members, keyof contract.Game>>();
holds<Members extends Plain<contract.Game> ? true : false>();
holds<Identical<ReturnType<trongtai.Game["clone"]>, trongtai.Game>>();
holds<Identical<ConstructorParameters<typeof trongtai.Game>, ConstructorParameters<contract.GameConstructor>>>();
holds<Both<trongtai.GameRecord, contract.GameRecord>>();
holds<Both<trongtai.RecordedMove, contract.RecordedMove>>();
holds<Identical<trongtai.RecordFormat, contract.RecordFormat>>();
holds<Both<typeof trongtai.writeRecord, contract.WriteRecord>>();
holds<typeof trongtai.readRecords extends contract.ReadRecords ? true : false>();
holds<typeof trongtai.gameFrom extends contract.GameFrom ? true : false>();
holds<Parameters<typeof trongtai.recordOf>[0] extends contract.Game ? true : false>();
holds<Both<ReturnType<typeof trongtai.recordOf>, contract.GameRecord>>();
holds<Both<typeof trongtai.chess960, contract.Chess960>>();
holds<typeof trongtai.validate extends contract.Validate ? true : false>();
holds<Both<typeof trongtai.ruleSets, contract.RuleSets>>();
holds<Both<typeof trongtai.clockPresets, contract.ClockPresets>>();
holds<Both<typeof trongtai.readTimeControl, contract.ReadTimeControl>>();
holds<Both<typeof trongtai.writeTimeControl, contract.WriteTimeControl>>();
holds<Identical<Plain<trongtai.ClockControl>, Plain<contract.ClockControl>>>();

// The lists of codes are the unions.
holds<Both<(typeof trongtai.codes.reason)[number], contract.Reason>>();
holds<Both<(typeof trongtai.codes.claim)[number], contract.Claim["reason"]>>();
holds<Both<(typeof trongtai.codes.error)[number], trongtai.ErrorCode>>();

// The status is told apart by `over`.
export function winner(status: trongtai.Status): contract.Color | null {
  return status.over ? status.winner : status.turn;
}

// Where the code of an error is known, so are its facts.
export function squares(error: trongtai.RulesError): readonly string[] {
  return error.code === "illegal-move" ? error.detail.squares : error.code === "ambiguous-move" ? error.detail.candidates : [];
}
