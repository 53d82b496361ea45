declare module "*/engine.wasm" {
  const module: WebAssembly.Module;
  export default module;
}
