import type { Caller } from '../../support/fast-client.ts';

interface Order {
  readonly id: number;
  readonly lines: readonly { readonly bookingType: string; readonly ArticleSku?: string; readonly quantity?: number }[];
}

/** The expected stock reservations: what sales orders ordered while the trade pack was on. */
export class SandboxState {
  readonly #orders: Map<number, ReadonlyMap<number, number>>;
  readonly #tradePack: Map<number, boolean>;
  /** Article identifiers by administration and `ArticleSku`, which cannot change while the article is on order. */
  readonly #articles: ReadonlyMap<string, number>;

  constructor(
    orders: ReadonlyMap<number, ReadonlyMap<number, number>>,
    tradePack: ReadonlyMap<number, boolean>,
    articles: ReadonlyMap<string, number>,
  ) {
    this.#orders = new Map(orders);
    this.#tradePack = new Map(tradePack);
    this.#articles = articles;
  }

  copy(): SandboxState {
    return new SandboxState(this.#orders, this.#tradePack, this.#articles);
  }

  switchTradePack(administration: number, isOn: boolean): void {
    this.#tradePack.set(administration, isOn);
  }

  /** Reads the current quantities of an order. */
  async update(id: number, administration: number, call: Caller): Promise<void> {
    const { status, body } = await call('GET', `/v1/salesorderwithlines/${id}`, undefined, administration);
    const isHeld = status === 200 && this.#tradePack.get(administration) === true;
    this.#orders.set(id, isHeld ? this.#quantities(body as Order, administration) : new Map());
  }

  #quantities({ lines }: Order, administration: number): Map<number, number> {
    const quantities = new Map<number, number>();
    for (const { ArticleSku, quantity = 0 } of lines) {
      const id = this.#articles.get(`${administration} ${ArticleSku}`);
      if (id !== undefined) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
    }
    return quantities;
  }

  /** Returns the reserved quantity of each article. */
  total(): Map<number, number> {
    const total = new Map<number, number>();
    for (const order of this.#orders.values()) {
      for (const [id, quantity] of order) total.set(id, (total.get(id) ?? 0) + quantity);
    }
    return total;
  }
}

/** Reads the state of the initial orders. */
export async function readState(call: Caller, administrations: readonly number[]): Promise<SandboxState> {
  const { body } = await call('GET', '/_sandbox/administrations');
  const all = (body as { administrations: { id: number; modules: { tradePack: boolean } }[] }).administrations;
  const articles = new Map<string, number>();
  for (const administration of administrations) {
    const { body } = await call('GET', '/v1/articles?ActiveState=all&pageSize=1000', undefined, administration);
    for (const { id, ArticleSku } of (body as { _data: { id: number; ArticleSku: string }[] })._data) {
      articles.set(`${administration} ${ArticleSku}`, id);
    }
  }
  const state = new SandboxState(new Map(), new Map(all.map(({ id, modules }) => [id, modules.tradePack])), articles);
  for (const administration of administrations) {
    const { status, body } = await call('GET', '/v1/salesorders?pageSize=1000', undefined, administration);
    if (status !== 200) continue;
    for (const { id } of (body as { _data: { id: number }[] })._data) await state.update(id, administration, call);
  }
  return state;
}
