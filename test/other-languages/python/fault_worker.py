"""Makes the calls that its standard input asks for, one a line, and prints what became of each."""

import json
import sys
import traceback

import httpx

import accounting
from accounting import Accounting, AccountingError, NoResponseError, UnknownOutcomeError, UnreadableResponseError
from client import DebtorInput, DebtorPatch, DebtorReplacement

UNREACHABLE = {
    "UND_ERR_CONNECT_TIMEOUT": httpx.ConnectTimeout("timed out"),
    "EAI_AGAIN": httpx.ConnectError("[Errno -3] Temporary failure in name resolution"),
    "ECONNREFUSED": httpx.ConnectError("[Errno 111] Connection refused"),
}
# Once, so that its connections are used again.
TRANSPORT = httpx.HTTPTransport()
NAMES = {401: "AuthenticationError", 429: "RateLimitError"}


class Faulty(httpx.BaseTransport):
    """Gives each request the fault of the script."""

    def __init__(self, task):
        self.task = task
        self.sent = 0

    def handle_request(self, request):
        index = self.sent
        self.sent += 1
        codes, headers = self.task["codes"], self.task["headers"]
        if index < len(codes) and codes[index]:
            raise UNREACHABLE[codes[index]]
        request.headers[self.task["header"]] = headers[index] if index < len(headers) else "none"
        return TRANSPORT.handle_request(request)


def list_ids(client, page_size):
    page = 1
    while page is not None:
        accounts = client.list_ledger_accounts(fields=["id"], orderby="id", page=page, page_size=page_size)
        yield [account.id for account in accounts.data]
        page = accounts.meta.next_page and page + 1


def make_call(client, kind, given):
    if kind == "GET":
        return client.get_debtor(given["id"]).name
    if kind == "list":
        return next(list_ids(client, given["pageSize"]))
    if kind == "all pages":
        return [id for ids in list_ids(client, given["pageSize"]) for id in ids]
    if kind == "download":
        return list(client.download_inbox_file(given["id"]))
    if kind == "PATCH":
        return client.update_debtor(given["id"], DebtorPatch(remark=given["remark"])).remark
    if kind == "PUT":
        return client.replace_debtor(given["id"], DebtorReplacement(name=given["name"], debtor_kind_id=1)).name
    if kind == "DELETE":
        return client.delete_debtor(given["id"])
    # With the options of the generated client by which it repeats a POST.
    options = {"retry": {"retries": 2, "retry_delay": 0}, "idempotency_key": "key"}
    if kind == "POST":
        return client.create_debtor(DebtorInput(name=given["name"], debtor_kind_id=1), **options).name
    pdf = given["pdf"].encode()
    return client.upload_inbox_file(pdf if kind == "upload" else iter([pdf]), **options).id


def name_error(error):
    if isinstance(error, AccountingError):
        return NAMES.get(error.status, "ServerError" if error.status >= 500 else "ApiError")
    if isinstance(error, (UnknownOutcomeError, UnreadableResponseError)):
        return type(error).__name__
    return "ConnectionError" if isinstance(error, NoResponseError) else traceback.format_exc()


for line in sys.stdin:
    task = json.loads(line)
    waits = []
    accounting.time.sleep = waits.append
    transport = Faulty(task)
    client = Accounting(
        task["url"],
        task["tokens"][0],
        timeout=task["timeout"],
        max_retries=task["maxRetries"],
        max_wait=task["maxWait"],
        retry_delay=0.001,
        transport=transport,
    )
    try:
        result = {"outcome": "value", "result": make_call(client, task["kind"], task["input"])}
    except Exception as error:
        result = {"outcome": name_error(error), "result": str(error)}
    print(json.dumps({**result, "sent": transport.sent, "waited": sum(waits)}), flush=True)
