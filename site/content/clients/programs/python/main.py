"""Calls the API by the client that `redocly generate-client` makes for Python."""

import json
import os

import httpx

from client import ApiError, ArticleLineInput, AuthorizationCodeGrant, Client, DebtorInput, DebtorPatch
from client import SalesInvoiceWithLinesInput, TextLineInput

URL = os.environ["ACCOUNTING_URL"]
TOKEN = os.environ["ACCOUNTING_TOKEN"]

client = Client(URL, auth={"bearer": TOKEN})


def send(method, path, **options):
    """Sends what the client cannot, by the library that it uses."""
    return httpx.request(method, f"{URL}{path}", headers={"Authorization": f"Bearer {TOKEN}"}, **options)


def list_debtors():
    names = ["Bakkerij Zonnestraal", "Kaaswinkel Het Luchtkasteel"]
    page = 1
    found = []
    while True:
        debtors = client.list_debtors(name=names, page=page, page_size=1)
        found += [debtor.name for debtor in debtors.data]
        if debtors.meta.next_page is None:
            return found
        page += 1


def select_fields():
    return client.list_debtors(fields=["id", "name"], page_size=1).data[0].name


def choose_administration():
    return client.list_debtors(page_size=1, headers={"X-Tenant-Id": "2"}).meta.administration_id


def create_debtor():
    return client.create_debtor(DebtorInput(name="Tea house", debtor_kind_id=1)).name


def set_amount():
    debtor = client.update_debtor(1, DebtorPatch(credit_limit=999999999999.99))
    return f"{debtor.credit_limit} {type(debtor.credit_limit).__name__}"


def set_null():
    return client.update_debtor(1, DebtorPatch(credit_limit=None)).credit_limit


def set_null_instead():
    return client.update_debtor(1, {"creditLimit": None}).credit_limit


def read_date():
    date = client.get_sales_invoice(1).invoice_date
    return f"{date} {type(date).__name__}"


def read_error():
    try:
        client.create_debtor(DebtorInput(name="Tea house", debtor_kind_id=99))
    except ApiError as error:
        return [error.status, list(error.body["errors"])]


def create_lines():
    lines = [
        ArticleLineInput(booking_type="A", article_sku="KAAS-JONG-500", quantity=2),
        TextLineInput(booking_type="T", description="Thank you for your order."),
    ]
    invoice = client.create_sales_invoice_with_lines(SalesInvoiceWithLinesInput(debtor_id=1, lines=lines))
    return [line.booking_type for line in invoice.lines]


def upload_pdf():
    with open("scan.pdf", "rb") as file:
        return client.upload_inbox_file(file.read()).id


def download_pdf():
    return len(client.download_inbox_file(upload_pdf()))


def download_pdf_instead():
    return len(send("GET", f"/v1/inboxfiles/{upload_pdf()}").content)


GRANT = AuthorizationCodeGrant(
    grant_type="authorization_code",
    client_id="sandbox-client",
    client_secret="sandbox-secret",
    code=os.environ["ACCOUNTING_CODE"],
    redirect_uri="http://localhost:3000/callback",
)


def request_token():
    return client.request_token(GRANT).token_type


def request_token_instead():
    return httpx.post(f"{URL}/connect/token", data=vars(GRANT)).json()["token_type"]


def read_unknown():
    newer = Client(os.environ["ACCOUNTING_NEWER_URL"], auth={"bearer": TOKEN})
    return newer.get_ledger_account(1).balance_or_profit_loss


for check in [
    list_debtors,
    select_fields,
    choose_administration,
    create_debtor,
    set_amount,
    set_null,
    set_null_instead,
    read_date,
    read_error,
    create_lines,
    upload_pdf,
    download_pdf,
    download_pdf_instead,
    request_token,
    request_token_instead,
    read_unknown,
]:
    try:
        value = check()
    except Exception as error:
        value = f"{type(error).__name__}: {getattr(error, 'body', error)}"
    print(json.dumps({check.__name__: value}))
