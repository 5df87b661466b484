using System.Net;
using System.Net.Http.Headers;
using System.Net.Http.Json;
using System.Text.Json;
using Xunit;

public sealed record World(string Name, string Url, string Token);

/// <summary>Creates a world for the tests of a class, and deletes it.</summary>
public sealed class WorldFixture : IAsyncLifetime
{
    private static readonly string Sandbox = Environment.GetEnvironmentVariable("SANDBOX_URL") ?? "http://localhost:4010";
    private World world = null!;

    public HttpClient Client { get; } = new();

    public async Task InitializeAsync()
    {
        var response = await Client.PostAsync($"{Sandbox}/_sandbox/worlds", null);
        world = (await response.Content.ReadFromJsonAsync<World>(JsonSerializerOptions.Web))!;
        Client.BaseAddress = new Uri($"{world.Url}/");
        Client.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", world.Token);
    }

    public async Task DisposeAsync() => await Client.DeleteAsync($"{Sandbox}/_sandbox/worlds/{world.Name}");
}

public sealed class WorldTests(WorldFixture fixture) : IClassFixture<WorldFixture>
{
    [Fact]
    public async Task ANewDebtorIsTheOnlyOneOfItsName()
    {
        var created = await fixture.Client.PostAsJsonAsync("v1/debtors", new { name = "Tea house", debtorKindId = 1 });
        Assert.Equal(HttpStatusCode.Created, created.StatusCode);
        var page = await fixture.Client.GetFromJsonAsync<JsonElement>("v1/debtors?name=Tea%20house");
        Assert.Equal(1, page.GetProperty("_data").GetArrayLength());
    }
}
