import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.containers.wait.strategy.Wait;
import org.testcontainers.junit.jupiter.Container;
import org.testcontainers.junit.jupiter.Testcontainers;
import org.testcontainers.utility.DockerImageName;

@Testcontainers
class WorldTest {
    @Container
    private static final GenericContainer<?> CONTAINER =
            new GenericContainer<>(DockerImageName.parse("accounting-sandbox"))
                    .withExposedPorts(4010)
                    .waitingFor(Wait.forHttp("/_sandbox/health").forPort(4010));

    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private JsonNode world;

    private static String sandbox() {
        return "http://" + CONTAINER.getHost() + ":" + CONTAINER.getMappedPort(4010);
    }

    @BeforeEach
    void createWorld() throws IOException, InterruptedException {
        world = new ObjectMapper().readTree(call(sandbox() + "/_sandbox/worlds", "POST", "").body());
    }

    @AfterEach
    void deleteWorld() throws IOException, InterruptedException {
        call(sandbox() + "/_sandbox/worlds/" + world.get("name").asText(), "DELETE", "");
    }

    @Test
    void aWorldHasTheDemoData() throws IOException, InterruptedException {
        String url = world.get("url").asText() + "/v1/debtors/1";
        HttpResponse<String> response = call(url, "GET", world.get("token").asText());
        assertEquals(200, response.statusCode());
        assertTrue(response.body().contains("Bakkerij Zonnestraal"), response.body());
    }

    private static HttpResponse<String> call(String url, String method, String token)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url)).method(method, BodyPublishers.noBody());
        if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
        return CLIENT.send(request.build(), BodyHandlers.ofString());
    }
}
