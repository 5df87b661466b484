import accountingplatformapi.Client;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Calls the API by the client that {@code redocly generate-client} makes for Java. */
public final class Main {
    private static final String URL = System.getenv("ACCOUNTING_URL");
    private static final Client client = new Client(createConfig(URL));

    interface Check {
        Object run() throws Exception;
    }

    private static Client.Config createConfig(String url) {
        Client.Auth auth = new Client.Auth().bearer(System.getenv("ACCOUNTING_TOKEN"));
        return new Client.Config().serverUrl(url).auth(auth);
    }

    private static Client.Config createRetryingConfig() {
        return createConfig(URL).retry(new Client.Retry().retries(2));
    }

    /** Sends what the client cannot, and returns the body of the response. */
    private static String send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString()).body();
    }

    private static Object listDebtors() {
        List<String> names = List.of("Bakkerij Zonnestraal", "Kaaswinkel Het Luchtkasteel");
        List<String> found = new ArrayList<>();
        for (long page = 1;; page++) {
            Client.DebtorList debtors =
                    client.listDebtors(new Client.ListDebtorsParams().name(names).page(page).pageSize(1L));
            debtors.data2().forEach(debtor -> found.add(debtor.name()));
            if (debtors.meta().nextPage() == null) return found;
        }
    }

    private static Object selectFields() {
        Client.ListDebtorsParams params = new Client.ListDebtorsParams().fields(List.of("id", "name")).pageSize(1L);
        return client.listDebtors(params).data2().get(0).name();
    }

    private static Object chooseAdministration() {
        Client second = new Client(createConfig(URL).header("X-Tenant-Id", "2"));
        return second.listDebtors(new Client.ListDebtorsParams().pageSize(1L)).meta().administrationId();
    }

    /** A record is made from a map more easily than by its constructor, which has a parameter for each field. */
    private static Object createDebtor() {
        return client.createDebtor(Client.DebtorInput.fromJson(Map.of("name", "Tea house", "debtorKindId", 1))).name();
    }

    private static Object setAmount() {
        Client.DebtorPatch patch = Client.DebtorPatch.fromJson(Map.of("creditLimit", 999999999999.99));
        Double limit = client.updateDebtor(1L, patch).creditLimit();
        return String.format("%.2f %s", limit, limit.getClass().getSimpleName());
    }

    private static Object setNull() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("creditLimit", null);
        return client.updateDebtor(1L, Client.DebtorPatch.fromJson(fields)).creditLimit();
    }

    private static Object setNullInstead() throws Exception {
        String debtor = send(HttpRequest.newBuilder(URI.create(URL + "/v1/debtors/1"))
                .header("Authorization", "Bearer " + System.getenv("ACCOUNTING_TOKEN"))
                .header("Content-Type", "application/json")
                .method("PATCH", BodyPublishers.ofString("{ \"creditLimit\": null }")));
        return debtor.contains("\"creditLimit\":null") ? null : debtor;
    }

    private static Object readDate() {
        String date = client.getSalesInvoice(1L).invoiceDate();
        return date + " " + date.getClass().getSimpleName();
    }

    private static Object readError() {
        try {
            return client.createDebtor(Client.DebtorInput.fromJson(Map.of("name", "Tea house", "debtorKindId", 99)));
        } catch (Client.ApiException error) {
            Map<?, ?> body = (Map<?, ?>) error.body;
            return List.of(error.status, List.copyOf(((Map<?, ?>) body.get("errors")).keySet()));
        }
    }

    private static Object readMessage() {
        try {
            return client.createDebtor(Client.DebtorInput.fromJson(Map.of("name", "Tea house", "debtorKindId", 99)));
        } catch (Client.ApiException error) {
            return error.getMessage();
        }
    }

    private static Object retryRead() {
        return new Client(createRetryingConfig()).getCreditor(1L).name();
    }

    private static Object postOnce() {
        Map<String, Object> creditor = Map.of("name", "Tea importer", "creditorKindId", 1);
        return new Client(createRetryingConfig()).createCreditor(Client.CreditorInput.fromJson(creditor)).name();
    }

    private static Object keyedPostOnce() {
        Map<String, Object> article = Map.of("ArticleSku", "TEA", "description", "Tea", "SalesTypeId", 1);
        Client keyed = new Client(createRetryingConfig().idempotencyKey(() -> "order-42"));
        return keyed.createArticle(Client.ArticleInput.fromJson(article)).description();
    }

    private static Object limitWait() {
        return new Client(createRetryingConfig()).getArticle(1L).description();
    }

    private static Object timeOut() {
        try {
            return new Client(createConfig(URL).timeout(Duration.ofSeconds(1))).listCostCenters(null).meta().totalCount();
        } catch (Client.ApiTimeoutException error) {
            return "timeout";
        }
    }

    private static Object createLines() {
        Map<String, Object> article = Map.of("bookingType", "A", "ArticleSku", "KAAS-JONG-500", "quantity", 2);
        Map<String, Object> text = Map.of("bookingType", "T", "description", "Thank you for your order.");
        Map<String, Object> invoice = Map.of("debtorId", 1, "lines", List.of(article, text));
        Client.SalesInvoiceWithLines created =
                client.createSalesInvoiceWithLines(Client.SalesInvoiceWithLinesInput.fromJson(invoice));
        return created.lines().stream().map(line -> ((Map<?, ?>) line).get("bookingType")).toList();
    }

    private static Object uploadPdf() throws IOException {
        return client.uploadInboxFile(Files.readAllBytes(Path.of("scan.pdf"))).id();
    }

    private static Object downloadPdf() throws IOException {
        return client.downloadInboxFile((Long) uploadPdf()).length;
    }

    private static final Map<String, Object> GRANT = Map.of(
            "grant_type", "authorization_code",
            "client_id", "sandbox-client",
            "client_secret", "sandbox-secret",
            "code", System.getenv("ACCOUNTING_CODE"),
            "redirect_uri", "http://localhost:3000/callback");

    private static Object requestToken() {
        return client.requestToken(Client.AuthorizationCodeGrant.fromJson(GRANT)).tokenType();
    }

    private static Object requestTokenInstead() throws Exception {
        String form = GRANT.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode((String) field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        String tokens = send(HttpRequest.newBuilder(URI.create(URL + "/connect/token"))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(form)));
        return tokens.contains("\"token_type\":\"Bearer\"") ? "Bearer" : tokens;
    }

    private static Object readUnknown() {
        return new Client(createConfig(System.getenv("ACCOUNTING_NEWER_URL"))).getLedgerAccount(1L).balanceOrProfitLoss();
    }

    public static void main(String[] args) {
        Map<String, Check> checks = new LinkedHashMap<>();
        checks.put("listDebtors", Main::listDebtors);
        checks.put("selectFields", Main::selectFields);
        checks.put("chooseAdministration", Main::chooseAdministration);
        checks.put("createDebtor", Main::createDebtor);
        checks.put("setAmount", Main::setAmount);
        checks.put("setNull", Main::setNull);
        checks.put("setNullInstead", Main::setNullInstead);
        checks.put("readDate", Main::readDate);
        checks.put("readError", Main::readError);
        checks.put("readMessage", Main::readMessage);
        checks.put("retryRead", Main::retryRead);
        checks.put("postOnce", Main::postOnce);
        checks.put("keyedPostOnce", Main::keyedPostOnce);
        checks.put("limitWait", Main::limitWait);
        checks.put("timeOut", Main::timeOut);
        checks.put("createLines", Main::createLines);
        checks.put("uploadPdf", Main::uploadPdf);
        checks.put("downloadPdf", Main::downloadPdf);
        checks.put("requestToken", Main::requestToken);
        checks.put("requestTokenInstead", Main::requestTokenInstead);
        checks.put("readUnknown", Main::readUnknown);
        checks.forEach((name, check) -> System.out.println("{" + toJson(name) + ":" + toJson(run(check)) + "}"));
    }

    private static Object run(Check check) {
        try {
            return check.run();
        } catch (Client.ApiException error) {
            return "ApiException: " + error.body;
        } catch (Exception error) {
            return error.toString();
        }
    }

    private static String toJson(Object value) {
        if (value instanceof List<?> list) return list.stream().map(Main::toJson).toList().toString();
        if (value == null || value instanceof Number) return String.valueOf(value);
        return '"' + value.toString().replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
