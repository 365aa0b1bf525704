import {
  type ShapeDiverGeometryBackendResponseErrorType as ErrorType,
  isViewerGeometryBackendRequestError,
  isViewerGeometryBackendResponseError,
} from '@shapediver/viewer'
import type { LiveError } from '#domain/live-model/live-model.ts'

/** The errors of the Geometry Backend, as its OpenAPI file names them, that say what a visitor is told. */
const named: Readonly<Partial<Record<`${ErrorType}`, LiveError>>> = {
  SdSessionGoneError: 'ended',
  SdSessionValidationError: 'ended',
  SdResourceGoneError: 'ended',
  SdRateLimitErrorGeneric: 'exhausted',
  SdRequestTimeout: 'delayed',
  SdTicketValidationError: 'refused',
  SdTokenMissingError: 'refused',
  SdErrorUnauthorized: 'refused',
  SdErrorForbidden: 'refused',
  SdModelValidationError: 'mismatched',
  SdUnconfirmedModelError: 'mismatched',
}

/** What a failed request to ShapeDiver means, before a session is open and while it is. */
export function toLiveError(error: unknown, isOpen: boolean): LiveError {
  if (isViewerGeometryBackendRequestError(error as Error)) return 'unreached'
  if (!isViewerGeometryBackendResponseError(error as Error)) return 'broken'
  const { status, geometryBackendErrorType: type } = error as { status: number; geometryBackendErrorType: ErrorType }
  if (status === 402 || status === 429) return 'exhausted'
  const meaning = named[type]
  if (meaning && !(isOpen && meaning === 'refused')) return meaning
  if (status >= 500) return 'unreached'
  // A session that worked until now no longer does.
  if (isOpen) return 'ended'
  return status === 401 || status === 403 || status === 404 ? 'refused' : 'broken'
}
