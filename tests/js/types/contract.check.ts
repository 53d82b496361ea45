// Compiles only while the package's declarations and the contract are the same, both ways.
import type * as trongtai from "trongtai";
import type * as contract from "./contract.js";
import type * as generated from "../../../.cache/engines/engine/generated_bg.wasm.js";
import type * as glue from "../../../src/js/glue.js";

type Both<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
/** The same keys with the same `readonly` and `?`, which assignability does not see. */
type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
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
holds<Identical<Plain<trongtai.Illegality>, Plain<contract.Illegality>>>();
holds<Identical<Plain<trongtai.Conduct>, Plain<contract.Conduct>>>();
holds<Both<trongtai.Verdict, contract.Verdict>>();
holds<Identical<Plain<trongtai.Claim>, Plain<contract.Claim>>>();
holds<Identical<Plain<trongtai.Warning>, Plain<contract.Warning>>>();
holds<Both<trongtai.Status, contract.Status>>();
holds<Both<Pick<trongtai.RulesError, "code" | "detail">, Pick<contract.RulesError, "code" | "detail">>>();
holds<trongtai.RulesError extends Error ? true : false>();

// The class has a private field, which makes it a type of its own: its public members are compared.
type Members = Plain<Omit<trongtai.Game, "clone">>;
holds<Identical<keyof Members, keyof contract.Game>>();
holds<Both<Members, Plain<contract.Game>>>();
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
holds<Both<typeof trongtai.validate, contract.Validate>>();
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

// What the engine exports is what the glue calls.
type Functions = Omit<glue.Exports, "memory">;
holds<typeof generated extends Functions ? true : false>();
holds<Functions extends Pick<typeof generated, keyof Functions> ? true : false>();
