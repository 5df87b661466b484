import json
import os
from urllib.request import Request, urlopen

import pytest

SANDBOX = os.environ.get("SANDBOX_URL", "http://localhost:4010")


def call(url, method="GET", body=None, token=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, headers, method=method)) as response:
        text = response.read()
        return response.status, json.loads(text) if text else None


@pytest.fixture(scope="module")
def world():
    _, created = call(f"{SANDBOX}/_sandbox/worlds", "POST")
    yield created
    call(f"{SANDBOX}/_sandbox/worlds/{created['name']}", "DELETE")


def test_a_new_debtor_is_the_only_one_of_its_name(world):
    url, token = world["url"], world["token"]
    status, _ = call(f"{url}/v1/debtors", "POST", {"name": "Tea house", "debtorKindId": 1}, token)
    assert status == 201
    _, page = call(f"{url}/v1/debtors?name=Tea%20house", token=token)
    assert len(page["_data"]) == 1
