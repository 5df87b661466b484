import { describe, expect, it } from 'vitest';
import { toClientContract } from '../../client/generator/client-contract.ts';
import type { OpenApiDocument } from '../../contract/document.ts';
import { readContract } from '../../scripts/bundle.ts';
import { createPhpModel } from './php-model.ts';

const contract = toClientContract(await readContract());

/** Replaces all descriptions. */
const reword = (document: OpenApiDocument): OpenApiDocument =>
  JSON.parse(JSON.stringify(document), (key, value) =>
    key === 'description' && typeof value === 'string' ? 'Other words.' : value,
  );

const listCases = (document: OpenApiDocument): Record<string, string> =>
  Object.fromEntries(
    createPhpModel(document).enums.map(({ name, cases }) => [
      name,
      cases.map(({ name: choice, value }) => `${choice}=${value}`).join(' '),
    ]),
  );

describe('the cases of PHP enums', () => {
  it('have the names that programs use', () => {
    expect(listCases(contract)).toEqual({
      InvoiceLineBookingType: 'Article=A SalesType=V LedgerAccount=G Text=T',
      JournalEntryStatus: 'Draft=draft Processed=processed',
      LedgerAccountBalanceOrProfitLoss: 'BalanceSheet=B ProfitAndLoss=P',
      LedgerAccountTypeId: [
        ...[
          'BalanceSheetOther=1',
          'ProfitAndLossOther=2',
          'CashRegister=3',
          'Bank=4',
          'Giro=5',
          'Sales=6',
          'Purchase=7',
        ],
        ...['SuspenseAccount=8', 'Turnover=9', 'Costs=10', 'PaymentDifferenceDiscount=12', 'NeutralAccount=13'],
        ...['VatAccount=14', 'ResultAccountAnnualClose=15'],
      ].join(' '),
      LedgerAccountTypeName: [
        ...[
          'BalanceSheetOther=BalanceSheetOther',
          'ProfitAndLossOther=ProfitAndLossOther',
          'CashRegister=CashRegister',
        ],
        ...['Bank=Bank', 'Giro=Giro', 'SalesDebtors=Sales (debtors)', 'PurchaseCreditors=Purchase (creditors)'],
        ...['SuspenseAccount=SuspenseAccount', 'Turnover=Turnover', 'Costs=Costs'],
        ...['PaymentDifferenceDiscount=PaymentDifferenceDiscount', 'NeutralAccount=NeutralAccount'],
        ...['VatAccount=VatAccount', 'ResultAccountAnnualClose=ResultAccountAnnualClose'],
      ].join(' '),
      MandateTypeId: 'OneTimeAuthorization=1 ContinuousAuthorization=2',
    });
  });

  it('do not follow from a description', () => {
    expect(listCases(reword(contract))).toEqual(listCases(contract));
  });
});

describe('the classes of PHP', () => {
  it('have the names of their schemas, also of those that end as a page does', () => {
    const { Debtor, DebtorList } = contract.components.schemas;
    const renamed: OpenApiDocument = JSON.parse(
      JSON.stringify({
        ...contract,
        components: { ...contract.components, schemas: { ...contract.components.schemas, PriceList: Debtor } },
      }).replaceAll('#/components/schemas/Debtor"', '#/components/schemas/PriceList"'),
    );
    expect(DebtorList?.properties).toHaveProperty('_data');
    expect(createPhpModel(renamed).classes.map(({ name }) => name)).toContain('PriceList');
  });
});
