declare module 'cloudflare:workers' {
  export class DurableObject<Bindings> {
    constructor(state: unknown, bindings: Bindings);
  }
}
