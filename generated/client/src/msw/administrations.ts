import { HttpResponse, http } from 'msw';
import type { RequestHandlerOptions } from 'msw';

import type { Page, SingleRecord } from '../../../../client/runtime/page.ts';

import type { Administration, Problem, ValidationProblem } from '../types.ts';

export const getListAdministrationsResponseMock = (): Page<Administration> => ({
  _data: [
    {
      id: 1,
      number: 'ADM-0001',
      name: 'Kaasmakerij De Vijfhoek B.V.',
      address: { street: 'Weidepad', houseNumber: '5', postalCode: '1235 KM', city: 'Voorbeeldstad', countryId: 1 },
      email: 'info@vijfhoek.example',
      phone: '+31 20 555 02 00',
      vatNumber: 'NL001000019B47',
      chamberOfCommerceNumber: '90000019',
      iban: 'NL69TEST0000000001',
      bic: 'TESTNL2A',
      creditorIdentifier: 'NL10ZZZ900000190000',
      currency: 'EUR',
      modules: ['costUnits', 'salesOrders', 'tradePack'],
      _meta: { self: 'https://api.accounting-platform.example/v1/administrations/1' },
    },
    {
      id: 2,
      number: 'ADM-0002',
      name: 'Adviesbureau Nergenshuizen B.V.',
      address: {
        street: 'Denkersgracht',
        houseNumber: '88',
        postalCode: '2345 HK',
        city: 'Nergenshuizen',
        countryId: 1,
      },
      email: 'info@adviesbureau-nergenshuizen.example',
      phone: '+31 20 555 03 00',
      vatNumber: 'NL001000275B71',
      chamberOfCommerceNumber: '90000040',
      iban: 'NL73TEST0000000026',
      bic: 'TESTNL2A',
      creditorIdentifier: 'NL48ZZZ900000400000',
      currency: 'EUR',
      modules: ['approvalRoutes', 'costCenters', 'costUnits'],
      _meta: { self: 'https://api.accounting-platform.example/v1/administrations/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: null,
    totalCount: 2,
    pageCount: 1,
    self: 'https://api.accounting-platform.example/v1/administrations?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListAdministrationsResponseMock200 = (): Page<Administration> => ({
  _data: [
    {
      id: 1,
      number: 'ADM-0001',
      name: 'Kaasmakerij De Vijfhoek B.V.',
      address: { street: 'Weidepad', houseNumber: '5', postalCode: '1235 KM', city: 'Voorbeeldstad', countryId: 1 },
      email: 'info@vijfhoek.example',
      phone: '+31 20 555 02 00',
      vatNumber: 'NL001000019B47',
      chamberOfCommerceNumber: '90000019',
      iban: 'NL69TEST0000000001',
      bic: 'TESTNL2A',
      creditorIdentifier: 'NL10ZZZ900000190000',
      currency: 'EUR',
      modules: ['costUnits', 'salesOrders', 'tradePack'],
      _meta: { self: 'https://api.accounting-platform.example/v1/administrations/1' },
    },
    {
      id: 2,
      number: 'ADM-0002',
      name: 'Adviesbureau Nergenshuizen B.V.',
      address: {
        street: 'Denkersgracht',
        houseNumber: '88',
        postalCode: '2345 HK',
        city: 'Nergenshuizen',
        countryId: 1,
      },
      email: 'info@adviesbureau-nergenshuizen.example',
      phone: '+31 20 555 03 00',
      vatNumber: 'NL001000275B71',
      chamberOfCommerceNumber: '90000040',
      iban: 'NL73TEST0000000026',
      bic: 'TESTNL2A',
      creditorIdentifier: 'NL48ZZZ900000400000',
      currency: 'EUR',
      modules: ['approvalRoutes', 'costCenters', 'costUnits'],
      _meta: { self: 'https://api.accounting-platform.example/v1/administrations/2' },
    },
  ],
  _meta: {
    previousPage: null,
    nextPage: null,
    totalCount: 2,
    pageCount: 1,
    self: 'https://api.accounting-platform.example/v1/administrations?pageSize=2',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getListAdministrationsResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/administrations',
  errors: { pageSize: ['The value must be at most 1000.'] },
});

export const getListAdministrationsResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/administrations',
});

export const getListAdministrationsResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/administrations',
});

export const getListAdministrationsResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/administrations',
});

export const getListAdministrationsResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/administrations',
});

export const getListAdministrationsResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/administrations',
});

export const getGetAdministrationResponseMock = (): SingleRecord<Administration> => ({
  id: 1,
  number: 'ADM-0001',
  name: 'Kaasmakerij De Vijfhoek B.V.',
  address: { street: 'Weidepad', houseNumber: '5', postalCode: '1235 KM', city: 'Voorbeeldstad', countryId: 1 },
  email: 'info@vijfhoek.example',
  phone: '+31 20 555 02 00',
  vatNumber: 'NL001000019B47',
  chamberOfCommerceNumber: '90000019',
  iban: 'NL69TEST0000000001',
  bic: 'TESTNL2A',
  creditorIdentifier: 'NL10ZZZ900000190000',
  currency: 'EUR',
  modules: ['costUnits', 'salesOrders', 'tradePack'],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/administrations/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetAdministrationResponseMock200 = (): SingleRecord<Administration> => ({
  id: 1,
  number: 'ADM-0001',
  name: 'Kaasmakerij De Vijfhoek B.V.',
  address: { street: 'Weidepad', houseNumber: '5', postalCode: '1235 KM', city: 'Voorbeeldstad', countryId: 1 },
  email: 'info@vijfhoek.example',
  phone: '+31 20 555 02 00',
  vatNumber: 'NL001000019B47',
  chamberOfCommerceNumber: '90000019',
  iban: 'NL69TEST0000000001',
  bic: 'TESTNL2A',
  creditorIdentifier: 'NL10ZZZ900000190000',
  currency: 'EUR',
  modules: ['costUnits', 'salesOrders', 'tradePack'],
  _meta: {
    self: 'https://api.accounting-platform.example/v1/administrations/1',
    administrationId: 1,
    administrationName: 'Kaasmakerij De Vijfhoek B.V.',
    profileName: 'Demo user',
  },
});

export const getGetAdministrationResponseMock400 = (): ValidationProblem => ({
  type: 'https://accounting-platform.example/problems/validation-failed',
  title: 'The request is not valid',
  status: 400,
  detail: 'The request holds invalid values. See "errors" for each of them.',
  instance: '/v1/administrations/0',
  errors: { id: ['The value must be at least 1.'] },
});

export const getGetAdministrationResponseMock401 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/unauthorized',
  title: 'Not signed in',
  status: 401,
  detail: 'Send an access token in the Authorization header: "Bearer <ACCESS_TOKEN>".',
  instance: '/v1/administrations/1',
});

export const getGetAdministrationResponseMock403 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/administration-not-accessible',
  title: 'Administration not accessible',
  status: 403,
  detail: 'Administration 3 does not exist, or you have no access to it.',
  instance: '/v1/administrations/1',
});

export const getGetAdministrationResponseMock404 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is no record with id 999999 at /v1/administrations.',
  instance: '/v1/administrations/999999',
});

export const getGetAdministrationResponseMock406 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/not-acceptable',
  title: 'Not acceptable',
  status: 406,
  detail: 'This operation responds with application/json.',
  instance: '/v1/administrations/1',
});

export const getGetAdministrationResponseMock429 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/too-many-requests',
  title: 'Too many requests',
  status: 429,
  detail: 'Too many requests. Try again in 5 seconds.',
  instance: '/v1/administrations/1',
});

export const getGetAdministrationResponseMock500 = (): Problem => ({
  type: 'https://accounting-platform.example/problems/internal-error',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  instance: '/v1/administrations/1',
});

export const getListAdministrationsMockHandler = (
  overrideResponse?:
    | Page<Administration>
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page<Administration>> | Page<Administration>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdministrationsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListAdministrationsMockHandler200 = (
  overrideResponse?:
    | Page<Administration>
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Page<Administration>> | Page<Administration>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdministrationsResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListAdministrationsMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdministrationsResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListAdministrationsMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdministrationsResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListAdministrationsMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdministrationsResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListAdministrationsMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdministrationsResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListAdministrationsMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdministrationsResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getListAdministrationsMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListAdministrationsResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetAdministrationMockHandler = (
  overrideResponse?:
    | SingleRecord<Administration>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<Administration>> | SingleRecord<Administration>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdministrationResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdministrationMockHandler200 = (
  overrideResponse?:
    | SingleRecord<Administration>
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SingleRecord<Administration>> | SingleRecord<Administration>),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdministrationResponseMock200(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetAdministrationMockHandler400 = (
  overrideResponse?:
    | ValidationProblem
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationProblem> | ValidationProblem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdministrationResponseMock400(),
        { status: 400, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetAdministrationMockHandler401 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdministrationResponseMock401(),
        { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetAdministrationMockHandler403 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdministrationResponseMock403(),
        { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetAdministrationMockHandler404 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdministrationResponseMock404(),
        { status: 404, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetAdministrationMockHandler406 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdministrationResponseMock406(),
        { status: 406, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetAdministrationMockHandler429 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdministrationResponseMock429(),
        { status: 429, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};

export const getGetAdministrationMockHandler500 = (
  overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/v1/administrations/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetAdministrationResponseMock500(),
        { status: 500, headers: { 'Content-Type': 'application/problem+json' } },
      );
    },
    options,
  );
};
export const getAdministrationsMock = () => [getListAdministrationsMockHandler(), getGetAdministrationMockHandler()];
