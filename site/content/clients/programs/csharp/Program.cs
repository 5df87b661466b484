// Calls the API by the client that NSwag makes for C#.

using System;
using System.Linq;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Threading.Tasks;
using Accounting;
using Newtonsoft.Json;

/// <summary>Sends null for the credit limit. Declare such a class for each field that you clear.</summary>
public sealed class NoCreditLimit : DebtorPatch
{
    [JsonProperty("creditLimit", NullValueHandling = NullValueHandling.Include)]
    public new decimal? CreditLimit => null;
}

public static class Program
{
    public static void Main() => Run().Wait();

    private static async Task Run()
    {
        var http = new HttpClient { Timeout = TimeSpan.FromSeconds(60) };
        var token = Environment.GetEnvironmentVariable("ACCOUNTING_TOKEN");
        http.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", token);
        http.DefaultRequestHeaders.Add("X-Tenant-Id", "1");
        var client = new AccountingClient(http) { BaseUrl = Environment.GetEnvironmentVariable("ACCOUNTING_URL") };

        var fields = new[] { ListDebtorsFields.Id, ListDebtorsFields.Name };
        var debtors = await client.ListDebtorsAsync(fields: fields, pageSize: 1000);
        Console.WriteLine($"{debtors._meta.TotalCount} debtors, the first is {debtors._data.First().Name}");

        var input = new DebtorInput { Name = "Tea house", DebtorKindId = 1, CreditLimit = 999999999999.99m };
        var created = await client.CreateDebtorAsync(input);
        Console.WriteLine($"Created {created.Name} with a credit limit of {created.CreditLimit}");

        try
        {
            await client.CreateDebtorAsync(new DebtorInput { Name = "Tea house", DebtorKindId = 99 });
        }
        catch (ApiException<ValidationProblem> error)
        {
            Console.WriteLine($"{error.StatusCode} for {string.Join(", ", error.Result.Errors.Keys)}");
        }

        var cleared = await client.UpdateDebtorAsync((int)created.Id, new NoCreditLimit());
        Console.WriteLine($"The credit limit is {cleared.CreditLimit?.ToString() ?? "cleared"}");
    }
}
