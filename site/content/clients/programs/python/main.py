"""Calls the API by the client that `redocly generate-client` makes for Python, as `accounting.py` wraps it."""

import json
import os

import httpx

from accounting import Accounting, NoResponseError
from client import ApiError, ArticleInput, ArticleLineInput, AuthorizationCodeGrant, CreditorInput
from client import DebtorInput, DebtorPatch, SalesInvoiceWithLinesInput, TextLineInput

URL = os.environ["ACCOUNTING_URL"]
TOKEN = os.environ["ACCOUNTING_TOKEN"]

client = Accounting(URL, TOKEN)


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


def list_debtors():
    names = ["Bakkerij Zonnestraal", "Kaaswinkel Het Luchtkasteel"]
    return sorted(debtor.name for debtor in read_all(client.list_debtors, name=names, page_size=1))


def select_fields():
    return client.list_debtors(fields=["id", "name"], page_size=1).data[0].name


def choose_administration():
    return Accounting(URL, TOKEN, tenant=2).list_debtors(page_size=1).meta.administration_id


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


def read_message():
    try:
        client.create_debtor(DebtorInput(name="Tea house", debtor_kind_id=99))
    except ApiError as error:
        return str(error)


def retry_read():
    return client.get_creditor(1).name


def post_once():
    return client.create_creditor(CreditorInput(name="Tea importer", creditor_kind_id=1)).name


def keyed_post_once():
    article = ArticleInput(article_sku="TEA", description="Tea", sales_type_id=1)
    return client.create_article(article, idempotency_key="order-42", retry={"retries": 2}).description


def limit_wait():
    return Accounting(URL, TOKEN, max_wait=2).get_article(1).description


def time_out():
    try:
        return Accounting(URL, TOKEN, timeout=1, max_retries=0).list_cost_centers().meta.total_count
    except NoResponseError as error:
        return "timeout" if isinstance(error.__cause__, httpx.TimeoutException) else str(error)


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
    newer = Accounting(os.environ["ACCOUNTING_NEWER_URL"], TOKEN)
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
    read_message,
    retry_read,
    post_once,
    keyed_post_once,
    limit_wait,
    time_out,
    create_lines,
    upload_pdf,
    download_pdf,
    request_token,
    request_token_instead,
    read_unknown,
]:
    try:
        value = check()
    except Exception as error:
        value = f"{type(error).__name__}: {getattr(error, 'body', error)}"
    print(json.dumps({check.__name__: value}))
