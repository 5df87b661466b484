export type ShapeName = 'debtors' | 'mandates' | 'creditors' | 'articles' | 'drafts' | 'purchases';

/** One of the records that there are when the request is made, named by a field of it. */
export class RecordPick {
  readonly resource: ShapeName;
  readonly by: string;
  readonly index: number;

  constructor(resource: ShapeName, by: string, index: number) {
    this.resource = resource;
    this.by = by;
    this.index = index;
  }
}
