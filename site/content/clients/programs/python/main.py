"""Calls the API by the client that `redocly generate-client` makes for Python."""

import os

from client import ApiError, Client, DebtorInput

client = Client(
    os.environ["ACCOUNTING_URL"],
    auth={"bearer": os.environ["ACCOUNTING_TOKEN"]},
    headers={"X-Tenant-Id": "1"},
    timeout=60,
)


def read_all(list_page, **query):
    """Yields each record of a list once, the last one first, and misses none that stays.

    A record that is deleted meanwhile moves others to earlier pages, which are read later. That holds in the default order, by
    id: in another one, a record that is added or changed can move others to a page that was read.
    """
    seen = set()
    for page in range(list_page(**query).meta.page_count, 0, -1):
        for record in reversed(list_page(page=page, **query).data):
            if record.id not in seen:
                seen.add(record.id)
                yield record


debtors = list(read_all(client.list_debtors, fields=["id", "name"], page_size=20))
print(f"{len(debtors)} debtors, the first is {debtors[-1].name}")

created = client.create_debtor(DebtorInput(name="Tea house", debtor_kind_id=1, credit_limit=999999999999.99))
print(f"Created {created.name} with a credit limit of {created.credit_limit}")

try:
    client.create_debtor(DebtorInput(name="Tea house", debtor_kind_id=99))
except ApiError as error:
    print(f"{error.status} for {', '.join(error.body['errors'])}")

# A dictionary, because the class leaves out what is null.
cleared = client.update_debtor(created.id, {"creditLimit": None})
print(f"The credit limit is {cleared.credit_limit or 'cleared'}")
