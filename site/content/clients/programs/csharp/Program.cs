// Calls the API by the client that NSwag makes for C#.

using System;
using System.Collections.Generic;
using System.IO;
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
    private static readonly string Url = Environment.GetEnvironmentVariable("ACCOUNTING_URL");
    private static readonly AccountingClient Client = CreateClient(Url);

    private static AccountingClient CreateClient(string url, int seconds = 100)
    {
        var http = new HttpClient { Timeout = TimeSpan.FromSeconds(seconds) };
        var token = Environment.GetEnvironmentVariable("ACCOUNTING_TOKEN");
        http.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", token);
        return new AccountingClient(http) { BaseUrl = url };
    }

    private static async Task<object> ListDebtors()
    {
        var names = new[] { "Bakkerij Zonnestraal", "Kaaswinkel Het Luchtkasteel" };
        var found = new List<string>();
        for (var page = 1; ; page++)
        {
            var debtors = await Client.ListDebtorsAsync(name: names, page: page, pageSize: 1);
            found.AddRange(debtors._data.Select(debtor => debtor.Name));
            if (debtors._meta.NextPage == null) return found;
        }
    }

    private static async Task<object> SelectFields()
    {
        var fields = new[] { ListDebtorsFields.Id, ListDebtorsFields.Name };
        return (await Client.ListDebtorsAsync(fields: fields, pageSize: 1))._data.First().Name;
    }

    private static async Task<object> ChooseAdministration() =>
        (await Client.ListDebtorsAsync(pageSize: 1, x_Tenant_Id: "2"))._meta.AdministrationId;

    private static async Task<object> CreateDebtor() =>
        (await Client.CreateDebtorAsync(new DebtorInput { Name = "Tea house", DebtorKindId = 1 })).Name;

    private static async Task<object> SetAmount()
    {
        var debtor = await Client.UpdateDebtorAsync(1, new DebtorPatch { CreditLimit = 999999999999.99m });
        return $"{debtor.CreditLimit} {debtor.CreditLimit.GetType().Name}";
    }

    private static async Task<object> SetNull() =>
        (await Client.UpdateDebtorAsync(1, new DebtorPatch { CreditLimit = null })).CreditLimit;

    private static async Task<object> SetNullInstead() =>
        (await Client.UpdateDebtorAsync(1, new NoCreditLimit())).CreditLimit;

    private static async Task<object> ReadDate()
    {
        var date = (await Client.GetSalesInvoiceAsync(1)).InvoiceDate;
        return $"{date} {date.GetType().Name}";
    }

    private static async Task<object> ReadError()
    {
        try
        {
            return await Client.CreateDebtorAsync(new DebtorInput { Name = "Tea house", DebtorKindId = 99 });
        }
        catch (ApiException<ValidationProblem> error)
        {
            return new object[] { error.StatusCode, error.Result.Errors.Keys };
        }
    }

    private static async Task<object> ReadMessage()
    {
        try
        {
            return await Client.CreateDebtorAsync(new DebtorInput { Name = "Tea house", DebtorKindId = 99 });
        }
        catch (ApiException error)
        {
            return error.Message;
        }
    }

    private static async Task<object> RetryRead() => (await Client.GetCreditorAsync(1)).Name;

    /// <summary>Sends a GET again. For a POST nobody knows whether it was processed: do not repeat it.</summary>
    private static async Task<object> RetryReadInstead()
    {
        for (var attempt = 1; ; attempt++)
        {
            try
            {
                return (await Client.GetCreditorAsync(1)).Name;
            }
            catch (ApiException error) when (attempt < 3 && error.StatusCode == 503)
            {
                await Task.Delay(TimeSpan.FromSeconds(attempt));
            }
        }
    }

    private static async Task<object> PostOnce() =>
        (await Client.CreateCreditorAsync(new CreditorInput { Name = "Tea importer", CreditorKindId = 1 })).Name;

    private static async Task<object> KeyedPostOnce() =>
        (await Client.CreateArticleAsync(new ArticleInput { ArticleSku = "TEA", Description = "Tea", SalesTypeId = 1 })).Description;

    private static async Task<object> LimitWait() => (await Client.GetArticleAsync(1)).Description;

    private static async Task<object> TimeOut()
    {
        try
        {
            return (await CreateClient(Url, seconds: 1).ListCostCentersAsync())._meta.TotalCount;
        }
        catch (TaskCanceledException)
        {
            return "timeout";
        }
    }

    private static async Task<object> CreateLines()
    {
        var invoice = await Client.CreateSalesInvoiceWithLinesAsync(new SalesInvoiceWithLinesInput
        {
            DebtorId = 1,
            Lines = new[]
            {
                new InvoiceLineInput { BookingType = InvoiceLineInputBookingType.A, ArticleSku = "KAAS-JONG-500", Quantity = 2 },
                new InvoiceLineInput { BookingType = InvoiceLineInputBookingType.T, Description = "Thank you for your order." },
            },
        });
        return invoice.Lines.Select(line => line.BookingType.ToString());
    }

    private static async Task<object> UploadPdf() => (await Client.UploadInboxFileAsync(File.OpenRead("scan.pdf"))).Id;

    private static async Task<object> DownloadPdf()
    {
        using (var file = await Client.DownloadInboxFileAsync((int)await UploadPdf()))
        {
            var pdf = new MemoryStream();
            await file.Stream.CopyToAsync(pdf);
            return pdf.Length;
        }
    }

    private static async Task<object> RequestToken()
    {
        var tokens = await new AccountingClient(new HttpClient()) { BaseUrl = Url }.RequestTokenAsync(new TokenRequest
        {
            Grant_type = TokenRequestGrant_type.Authorization_code,
            Client_id = "sandbox-client",
            Client_secret = "sandbox-secret",
            Code = Environment.GetEnvironmentVariable("ACCOUNTING_CODE"),
            Redirect_uri = new Uri("http://localhost:3000/callback"),
        });
        return tokens.Token_type.ToString();
    }

    private static async Task<object> ReadUnknown()
    {
        var newer = CreateClient(Environment.GetEnvironmentVariable("ACCOUNTING_NEWER_URL"));
        return (await newer.GetLedgerAccountAsync(1)).BalanceOrProfitLoss.ToString();
    }

    public static void Main() => Run().Wait();

    private static async Task Run()
    {
        var checks = new Func<Task<object>>[]
        {
            ListDebtors, SelectFields, ChooseAdministration, CreateDebtor, SetAmount, SetNull, SetNullInstead, ReadDate,
            ReadError, ReadMessage, RetryRead, RetryReadInstead, PostOnce, KeyedPostOnce, LimitWait, TimeOut, CreateLines, UploadPdf, DownloadPdf, RequestToken, ReadUnknown,
        };
        foreach (var check in checks)
        {
            object value;
            try
            {
                value = await check();
            }
            catch (Exception error)
            {
                value = $"{error.GetType().Name}: {error.Message} {error.InnerException?.Message}";
            }
            Console.WriteLine(JsonConvert.SerializeObject(new Dictionary<string, object> { [check.Method.Name] = value }));
        }
    }
}
