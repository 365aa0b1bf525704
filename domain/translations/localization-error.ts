/** The errors of a request for translations. */
export const localizationCodes = [
  'AUTH_REQUIRED',
  'ACCESS_DENIED',
  'NOT_FOUND',
  'SERVER_ERROR',
  'UNKNOWN_ERROR',
  'NETWORK_ERROR',
] as const
export type LocalizationCode = (typeof localizationCodes)[number]

export type LocalizationError = { readonly code: LocalizationCode; readonly message: string }

/** The messages of the specification, word for word (section 8). */
export const localizationMessages: Record<LocalizationCode, string> = {
  AUTH_REQUIRED: 'Authentication required',
  ACCESS_DENIED: 'Access denied',
  NOT_FOUND: 'Translation not found',
  SERVER_ERROR: 'Server error',
  UNKNOWN_ERROR: 'Unknown error',
  NETWORK_ERROR: 'Network error',
}

const byStatus: Record<number, LocalizationCode> = {
  401: 'AUTH_REQUIRED',
  403: 'ACCESS_DENIED',
  404: 'NOT_FOUND',
  500: 'SERVER_ERROR',
}

/**
 * Maps a response to its error by status; no response is a network error. For any other status the server's own message
 * is used.
 */
export function toLocalizationError(
  response: { readonly status: number; readonly message: string | undefined } | undefined,
): LocalizationError {
  if (!response) return { code: 'NETWORK_ERROR', message: localizationMessages.NETWORK_ERROR }
  const code = byStatus[response.status]
  if (code) return { code, message: localizationMessages[code] }
  return { code: 'UNKNOWN_ERROR', message: response.message || localizationMessages.UNKNOWN_ERROR }
}
