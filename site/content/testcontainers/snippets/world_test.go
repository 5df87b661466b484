package accounting_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"testing"

	"github.com/testcontainers/testcontainers-go"
	"github.com/testcontainers/testcontainers-go/wait"
)

type world struct {
	Name  string `json:"name"`
	URL   string `json:"url"`
	Token string `json:"token"`
}

// startSandbox starts the sandbox, and returns its URL. Call it once, in TestMain, when there are several tests.
func startSandbox(t *testing.T) string {
	t.Helper()
	ctx := context.Background()
	container, err := testcontainers.Run(ctx, "accounting-sandbox",
		testcontainers.WithExposedPorts("4010/tcp"),
		testcontainers.WithWaitStrategy(wait.ForHTTP("/_sandbox/health").WithPort("4010/tcp")),
	)
	testcontainers.CleanupContainer(t, container)
	if err != nil {
		t.Fatal(err)
	}
	url, err := container.PortEndpoint(ctx, "4010/tcp", "http")
	if err != nil {
		t.Fatal(err)
	}
	return url
}

// createWorld creates a world, which is deleted when the test ends.
func createWorld(t *testing.T, sandbox string) world {
	t.Helper()
	response, err := http.Post(sandbox+"/_sandbox/worlds", "application/json", nil)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	var created world
	if err := json.NewDecoder(response.Body).Decode(&created); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		request, _ := http.NewRequest(http.MethodDelete, sandbox+"/_sandbox/worlds/"+created.Name, nil)
		if response, err := http.DefaultClient.Do(request); err == nil {
			response.Body.Close()
		}
	})
	return created
}

func TestAWorldHasTheDemoData(t *testing.T) {
	world := createWorld(t, startSandbox(t))
	request, err := http.NewRequest(http.MethodGet, world.URL+"/v1/debtors/1", nil)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Authorization", fmt.Sprint("Bearer ", world.Token))
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	var debtor struct{ Name string }
	if err := json.NewDecoder(response.Body).Decode(&debtor); err != nil {
		t.Fatal(err)
	}
	if debtor.Name != "Bakkerij Zonnestraal" {
		t.Errorf("the debtor is %q", debtor.Name)
	}
}
