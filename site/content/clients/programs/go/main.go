// Calls the API by the client that `redocly generate-client` makes for Go.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"time"

	"example/client"
)

var (
	baseURL = os.Getenv("ACCOUNTING_URL")
	retries = client.RetryConfig{Retries: 2}
	api     = newClient(client.Config{})
	ctx     = context.Background()
)

func newClient(config client.Config) *client.Client {
	if config.ServerURL == "" {
		config.ServerURL = baseURL
	}
	config.Auth.Bearer = func() string { return os.Getenv("ACCOUNTING_TOKEN") }
	return client.New(config)
}

// Optional fields and parameters are pointers.
func pointer[Value any](value Value) *Value { return &value }

// send sends what the client cannot, and returns the body of the response.
func send(method, path, contentType string, body []byte) ([]byte, error) {
	request, err := http.NewRequest(method, baseURL+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("ACCOUNTING_TOKEN"))
	request.Header.Set("Content-Type", contentType)
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	return io.ReadAll(response.Body)
}

func listDebtors() (any, error) {
	names := []string{"Bakkerij Zonnestraal", "Kaaswinkel Het Luchtkasteel"}
	found := []string{}
	for page := int64(1); ; page++ {
		debtors, err := api.ListDebtors(ctx, &client.ListDebtorsParams{Name: &names, Page: &page, PageSize: pointer[int64](1)})
		if err != nil {
			return nil, err
		}
		for _, debtor := range debtors.Data {
			found = append(found, *debtor.Name)
		}
		if debtors.Meta.NextPage == nil {
			return found, nil
		}
	}
}

func selectFields() (any, error) {
	params := client.ListDebtorsParams{Fields: &[]string{"id", "name"}, PageSize: pointer[int64](1)}
	debtors, err := api.ListDebtors(ctx, &params)
	if err != nil {
		return nil, err
	}
	return debtors.Data[0].Name, nil
}

func chooseAdministration() (any, error) {
	second := newClient(client.Config{Headers: map[string]string{"X-Tenant-Id": "2"}})
	debtors, err := second.ListDebtors(ctx, &client.ListDebtorsParams{PageSize: pointer[int64](1)})
	return debtors.Meta.AdministrationId, err
}

func createDebtor() (any, error) {
	debtor, err := api.CreateDebtor(ctx, client.DebtorInput{Name: "Tea house", DebtorKindId: 1})
	return debtor.Name, err
}

func setAmount() (any, error) {
	debtor, err := api.UpdateDebtor(ctx, 1, client.DebtorPatch{CreditLimit: pointer(999999999999.99)})
	if err != nil {
		return nil, err
	}
	return fmt.Sprintf("%.2f %T", *debtor.CreditLimit, *debtor.CreditLimit), nil
}

func setNull() (any, error) {
	debtor, err := api.UpdateDebtor(ctx, 1, client.DebtorPatch{CreditLimit: nil})
	return debtor.CreditLimit, err
}

func setNullInstead() (any, error) {
	body, err := send("PATCH", "/v1/debtors/1", "application/json", []byte(`{ "creditLimit": null }`))
	if err != nil {
		return nil, err
	}
	var debtor client.Debtor
	err = json.Unmarshal(body, &debtor)
	return debtor.CreditLimit, err
}

func readDate() (any, error) {
	invoice, err := api.GetSalesInvoice(ctx, 1)
	if err != nil {
		return nil, err
	}
	return fmt.Sprintf("%s %T", invoice.InvoiceDate, invoice.InvoiceDate), nil
}

func readError() (any, error) {
	_, err := api.CreateDebtor(ctx, client.DebtorInput{Name: "Tea house", DebtorKindId: 99})
	var failure *client.APIError
	if !errors.As(err, &failure) {
		return nil, err
	}
	fields := []string{}
	for field := range failure.Body.(map[string]any)["errors"].(map[string]any) {
		fields = append(fields, field)
	}
	return []any{failure.Status, fields}, nil
}

func readMessage() (any, error) {
	_, err := api.CreateDebtor(ctx, client.DebtorInput{Name: "Tea house", DebtorKindId: 99})
	return err.Error(), nil
}

func retryRead() (any, error) {
	creditor, err := newClient(client.Config{Retry: retries}).GetCreditor(ctx, 1)
	return creditor.Name, err
}

func postOnce() (any, error) {
	creditor := client.CreditorInput{Name: "Tea importer", CreditorKindId: 1}
	return newClient(client.Config{Retry: retries}).CreateCreditor(ctx, creditor)
}

func keyedPostOnce() (any, error) {
	config := client.Config{Retry: retries, IdempotencyKey: func() string { return "order-42" }}
	article := client.ArticleInput{ArticleSku: "TEA", Description: "Tea", SalesTypeId: 1}
	return newClient(config).CreateArticle(ctx, article)
}

func limitWait() (any, error) {
	return newClient(client.Config{Retry: retries}).GetArticle(ctx, 1)
}

func timeOut() (any, error) {
	_, err := newClient(client.Config{Timeout: time.Second}).ListCostCenters(ctx, nil)
	var failure *client.TimeoutError
	if errors.As(err, &failure) {
		return "timeout", nil
	}
	return nil, err
}

func createLines() (any, error) {
	lines := []client.InvoiceLineInput{
		client.ArticleLineInput{BookingType: "A", ArticleSku: "KAAS-JONG-500", Quantity: pointer(2.0)},
		client.TextLineInput{BookingType: "T", Description: pointer("Thank you for your order.")},
	}
	invoice, err := api.CreateSalesInvoiceWithLines(ctx, client.SalesInvoiceWithLinesInput{DebtorId: 1, Lines: lines})
	types := []any{}
	for _, line := range invoice.Lines {
		types = append(types, line.(map[string]any)["bookingType"])
	}
	return types, err
}

func uploadPDF() (any, error) {
	pdf, err := os.ReadFile("scan.pdf")
	if err != nil {
		return nil, err
	}
	file, err := api.UploadInboxFile(ctx, pdf)
	return file.Id, err
}

func downloadPDF() (any, error) {
	id, err := uploadPDF()
	if err != nil {
		return nil, err
	}
	if err := api.DownloadInboxFile(ctx, int64(id.(client.Id))); err != nil {
		return nil, err
	}
	return nil, errors.New("the method returns only an error")
}

func downloadPDFInstead() (any, error) {
	id, err := uploadPDF()
	if err != nil {
		return nil, err
	}
	pdf, err := send("GET", fmt.Sprintf("/v1/inboxfiles/%d", id), "", nil)
	return len(pdf), err
}

func requestToken() (any, error) {
	tokens, err := api.RequestToken(ctx, client.AuthorizationCodeGrant{
		GrantType:    "authorization_code",
		ClientId:     "sandbox-client",
		ClientSecret: "sandbox-secret",
		Code:         os.Getenv("ACCOUNTING_CODE"),
		RedirectUri:  "http://localhost:3000/callback",
	})
	return tokens.TokenType, err
}

func requestTokenInstead() (any, error) {
	response, err := http.PostForm(baseURL+"/connect/token", url.Values{
		"grant_type":    {"authorization_code"},
		"client_id":     {"sandbox-client"},
		"client_secret": {"sandbox-secret"},
		"code":          {os.Getenv("ACCOUNTING_CODE")},
		"redirect_uri":  {"http://localhost:3000/callback"},
	})
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	var tokens client.TokenPair
	err = json.NewDecoder(response.Body).Decode(&tokens)
	return tokens.TokenType, err
}

func readUnknown() (any, error) {
	account, err := newClient(client.Config{ServerURL: os.Getenv("ACCOUNTING_NEWER_URL")}).GetLedgerAccount(ctx, 1)
	return account.BalanceOrProfitLoss, err
}

func main() {
	checks := []struct {
		name string
		run  func() (any, error)
	}{
		{"listDebtors", listDebtors},
		{"selectFields", selectFields},
		{"chooseAdministration", chooseAdministration},
		{"createDebtor", createDebtor},
		{"setAmount", setAmount},
		{"setNull", setNull},
		{"setNullInstead", setNullInstead},
		{"readDate", readDate},
		{"readError", readError},
		{"readMessage", readMessage},
		{"retryRead", retryRead},
		{"postOnce", postOnce},
		{"keyedPostOnce", keyedPostOnce},
		{"limitWait", limitWait},
		{"timeOut", timeOut},
		{"createLines", createLines},
		{"uploadPdf", uploadPDF},
		{"downloadPdf", downloadPDF},
		{"downloadPdfInstead", downloadPDFInstead},
		{"requestToken", requestToken},
		{"requestTokenInstead", requestTokenInstead},
		{"readUnknown", readUnknown},
	}
	for _, check := range checks {
		value, err := check.run()
		var failure *client.APIError
		if errors.As(err, &failure) {
			value = fmt.Sprint("APIError: ", failure.Body)
		} else if err != nil {
			value = fmt.Sprint("error: ", err)
		}
		_ = json.NewEncoder(os.Stdout).Encode(map[string]any{check.name: value})
	}
}
