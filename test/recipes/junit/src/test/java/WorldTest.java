import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class WorldTest {
    private static final String SANDBOX = System.getenv().getOrDefault("SANDBOX_URL", "http://localhost:4010");
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static String world;

    @BeforeAll
    static void createWorld() throws IOException, InterruptedException {
        world = call(SANDBOX + "/_sandbox/worlds", "POST", "", "").body();
    }

    @AfterAll
    static void deleteWorld() throws IOException, InterruptedException {
        call(SANDBOX + "/_sandbox/worlds/" + get("name"), "DELETE", "", "");
    }

    @Test
    void aNewDebtorIsTheOnlyOneOfItsName() throws IOException, InterruptedException {
        String body = "{ \"name\": \"Tea house\", \"debtorKindId\": 1 }";
        assertEquals(201, call(get("url") + "/v1/debtors", "POST", body, get("token")).statusCode());
        String page = call(get("url") + "/v1/debtors?name=Tea%20house", "GET", "", get("token")).body();
        assertTrue(page.contains("\"totalCount\":1"), page);
    }

    private static HttpResponse<String> call(String url, String method, String body, String token)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url))
                .header("Content-Type", "application/json")
                .method(method, BodyPublishers.ofString(body));
        if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
        return CLIENT.send(request.build(), BodyHandlers.ofString());
    }

    /** Returns a field of the world. A JSON library does the same. */
    private static String get(String field) {
        Matcher matcher = Pattern.compile("\"" + field + "\":\"([^\"]*)\"").matcher(world);
        if (!matcher.find()) throw new IllegalStateException(world);
        return matcher.group(1);
    }
}
