/** What can go wrong with a question for translations. */
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

/** The specification's words, word for word (section 8). */
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

/** What a refusal means, by its status; without one, no answer came. Of any other status the server's own word is told. */
export function toLocalizationError(
  response: { readonly status: number; readonly message: string | undefined } | undefined,
): LocalizationError {
  if (!response) return { code: 'NETWORK_ERROR', message: localizationMessages.NETWORK_ERROR }
  const code = byStatus[response.status]
  if (code) return { code, message: localizationMessages[code] }
  return { code: 'UNKNOWN_ERROR', message: response.message || localizationMessages.UNKNOWN_ERROR }
}
