import json
from urllib.request import Request, urlopen

import pytest
from testcontainers.core.container import DockerContainer
from testcontainers.core.wait_strategies import HttpWaitStrategy


def call(url, method="GET", token=None):
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    with urlopen(Request(url, headers=headers, method=method)) as response:
        text = response.read()
        return json.loads(text) if text else None


@pytest.fixture(scope="session")
def sandbox():
    container = DockerContainer("accounting-sandbox").with_exposed_ports(4010)
    with container.waiting_for(HttpWaitStrategy(4010, "/_sandbox/health")):
        yield f"http://{container.get_container_host_ip()}:{container.get_exposed_port(4010)}"


@pytest.fixture
def world(sandbox):
    created = call(f"{sandbox}/_sandbox/worlds", "POST")
    yield created
    call(f"{sandbox}/_sandbox/worlds/{created['name']}", "DELETE")


def test_a_world_has_the_demo_data(world):
    debtor = call(f"{world['url']}/v1/debtors/1", token=world["token"])
    assert debtor["name"] == "Bakkerij Zonnestraal"
