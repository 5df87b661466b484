using System.Net.Http.Headers;
using System.Net.Http.Json;
using System.Text.Json;
using DotNet.Testcontainers.Builders;
using DotNet.Testcontainers.Containers;
using Xunit;

public sealed record World(string Name, string Url, string Token);

/// <summary>Starts the sandbox once for the tests of a class.</summary>
public sealed class SandboxFixture : IAsyncLifetime
{
    private readonly IContainer container = new ContainerBuilder()
        .WithImage("accounting-sandbox")
        .WithPortBinding(4010, true)
        .WithWaitStrategy(Wait.ForUnixContainer()
            .UntilHttpRequestIsSucceeded(request => request.ForPort(4010).ForPath("/_sandbox/health")))
        .Build();

    public string Url => $"http://{container.Hostname}:{container.GetMappedPublicPort(4010)}";

    public Task InitializeAsync() => container.StartAsync();

    public Task DisposeAsync() => container.DisposeAsync().AsTask();
}

/// <summary>Creates a world for each test: xUnit makes an object of the class for each.</summary>
public sealed class WorldTests(SandboxFixture sandbox) : IClassFixture<SandboxFixture>, IAsyncLifetime
{
    private readonly HttpClient client = new();
    private World world = null!;

    public async Task InitializeAsync()
    {
        var response = await client.PostAsync($"{sandbox.Url}/_sandbox/worlds", null);
        world = (await response.Content.ReadFromJsonAsync<World>(JsonSerializerOptions.Web))!;
        client.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", world.Token);
    }

    public Task DisposeAsync() => client.DeleteAsync($"{sandbox.Url}/_sandbox/worlds/{world.Name}");

    [Fact]
    public async Task AWorldHasTheDemoData()
    {
        var debtor = await client.GetFromJsonAsync<JsonElement>($"{world.Url}/v1/debtors/1");
        Assert.Equal("Bakkerij Zonnestraal", debtor.GetProperty("name").GetString());
    }
}
