"""Wraps the client that `redocly generate-client` makes for Python: no POST is repeated, reads are, and errors say what is wrong."""

import random
import time
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

import httpx

import client as generated


class AccountingError(generated.ApiError):
    """An error response. Its message names the wrong fields and the request."""

    def __init__(self, request, response):
        body = read_object(response) or {}
        super().__init__(str(request.url), response.status_code, response.reason_phrase, body)
        self.errors = body.get("errors") or {}
        self.request_id = response.headers.get("x-request-id")
        fields = [f"{field}: {' '.join(texts)}" for field, texts in self.errors.items()]
        request_id = f"request {self.request_id}" if self.request_id else None
        texts = [body.get("title") or response.reason_phrase, body.get("detail"), *fields, request_id]
        self.args = (f"{describe(request)}: {response.status_code} {'; '.join(filter(None, texts))}",)


class NoResponseError(Exception):
    """No complete response. Its `__cause__` is the error of httpx."""


class UnreadableResponseError(Exception):
    """A response of success without the JSON or the PDF that belongs there."""


class UnknownOutcomeError(Exception):
    """A POST failed, and may have been processed. Look for the record before you send it again."""


def describe(request):
    """Names a request without its query, which may hold personal data."""
    return f"{request.method} {request.url.path}"


def read_object(response):
    """Returns the JSON object of a response; None when it has none."""
    try:
        value = response.json()
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def read_retry_after(response):
    """Returns the seconds that a response asks to wait, 0 when it does not say."""
    text = response.headers.get("retry-after", "").strip() if response is not None else ""
    if text.replace(".", "", 1).isdecimal():
        return float(text)
    try:
        return (parsedate_to_datetime(text) - datetime.now(timezone.utc)).total_seconds()
    except (TypeError, ValueError):
        return 0.0


def is_unsent(error):
    """Whether a request did not reach the platform."""
    return isinstance(error, (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout))


class SafeTransport(httpx.BaseTransport):
    """Sends a request, and again when that is safe. It waits at most `max_wait` seconds for all retries of a call."""

    def __init__(self, transport, max_retries, max_wait, retry_delay):
        self.transport = transport
        self.max_retries, self.max_wait, self.retry_delay = max_retries, max_wait, retry_delay

    def handle_request(self, request):
        request.read()  # A stream could be sent only once.
        waited, may_be_processed = 0.0, False
        for attempt in range(self.max_retries + 1):
            response, error = self.send(request)
            if error is None:
                return response
            status = None if response is None else response.status_code
            if status == 404 and request.method == "DELETE" and may_be_processed:
                return httpx.Response(204)
            is_unknown = not is_unsent(error.__cause__) if status is None else not 400 <= status < 500
            if is_unknown and request.method == "POST":
                raise UnknownOutcomeError(f"{error}. It may have been processed: check before sending it again.") from error
            may_be_processed = may_be_processed or is_unknown
            back_off = min(30, self.retry_delay * 2**attempt) * random.uniform(1, 1.5)
            wait = max(back_off, read_retry_after(response) * random.uniform(1, 1.1))
            waited += wait
            if attempt == self.max_retries or waited > self.max_wait or not self.is_retryable(request, status, error):
                raise error
            time.sleep(wait)

    def send(self, request):
        """Sends a request once. Returns the response, if there is a complete one, and the error, if it is not a success."""
        response = None
        try:
            response = self.transport.handle_request(request)
            response.read()
        except (httpx.TransportError, httpx.DecodingError) as error:
            if response is not None:
                response.close()
            failure = NoResponseError(f"{describe(request)}: no complete response ({type(error).__name__}: {error})")
            failure.__cause__ = error
            return None, failure
        if not response.is_success:
            return response, AccountingError(request, response)
        if request.headers.get("accept") == "application/pdf":
            is_pdf = response.headers.get("content-type") == "application/pdf" and b"%PDF-" in response.content[:1029]
            return response, None if is_pdf else UnreadableResponseError(f"{describe(request)}: the response is no PDF")
        is_readable = read_object(response) is not None if response.content else request.method == "DELETE"
        return response, None if is_readable else UnreadableResponseError(f"{describe(request)}: the response is no JSON object")

    @staticmethod
    def is_retryable(request, status, error):
        if isinstance(error, UnreadableResponseError):
            return False
        if status is None:
            # An address that nothing listens at stays so.
            return not isinstance(error.__cause__, httpx.ConnectError) or "Temporary failure" in str(error)
        is_get = request.method == "GET" and (status in (408, 425, 500) or 520 <= status <= 529)
        return is_get or status in (429, 502, 503, 504)

    def close(self):
        self.transport.close()


class Accounting(generated.Client):
    """Each method of the generated client, with this care. Times are in seconds, `timeout` of each request."""

    def __init__(
        self, url, token, *, tenant=None, language=None, timeout=60, max_retries=4, max_wait=60, retry_delay=1, transport=None
    ):
        safe = SafeTransport(transport or httpx.HTTPTransport(), max_retries, max_wait, retry_delay)
        headers = {"X-Tenant-Id": tenant and str(tenant), "Accept-Language": language}
        super().__init__(
            url,
            auth={"bearer": token},
            headers={name: value for name, value in headers.items() if value},
            timeout=timeout,
            http_client=httpx.Client(transport=safe),
        )

    def download_inbox_file(self, id):
        return self._download("download_inbox_file", id)

    def download_file(self, id):
        return self._download("download_file", id)

    def _download(self, name, id):
        """Returns the bytes of a PDF."""
        operation = generated._OPERATIONS[name]
        headers, _ = generated.resolve_auth(operation["security"], self._auth)
        url = generated.build_url(self._server_url, operation["path"], {"id": id})
        headers["Accept"] = "application/pdf"
        return generated.send(self._http, self._config, operation, url, method="GET", headers=headers).content
