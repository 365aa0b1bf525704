import type { Endpoint } from './endpoint.ts'
import {
  createdHandoff,
  createHandoffRequest,
  handoffStatus,
  mergeToResolve,
  openedHandoff,
  openHandoffRequest,
  peopleList,
  personToRemove,
  personToSave,
  scanEvents,
  scanPage,
  scanSummary,
  scansQuery,
  scanToRemove,
  scanToSave,
  sendHandoffRequest,
  wholeScan,
} from './scans.ts'
import type { StreamCall } from './stream-call.ts'

/** Fits two outlines with the maximum of points, in the longest JSON notation. */
const maxScanBytes = 131_072

/** A guest has a smaller quota, and may sign in for a larger one. */
const scansFull = ['scans_full', 'guest_scans_full'] as const

export const listPeople = {
  method: 'GET',
  path: '/scans/people',
  needs: 'visitor',
  answer: peopleList,
  successStatus: 200,
} as const satisfies Endpoint

/** Responds with all people after the change. */
export const savePerson = {
  method: 'POST',
  path: '/scans/people/save',
  body: personToSave,
  needs: 'visitor',
  errorCodes: ['people_full', 'self_exists'],
  isIdempotent: true,
  answer: peopleList,
  successStatus: 200,
  maxBodyBytes: 4_096,
} as const satisfies Endpoint

export const removePerson = {
  method: 'POST',
  path: '/scans/people/remove',
  body: personToRemove,
  needs: 'visitor',
  isIdempotent: true,
  answer: peopleList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const resolveMerge = {
  method: 'POST',
  path: '/scans/people/resolveMerge',
  body: mergeToResolve,
  needs: 'customer',
  /** Merging may add a person, add scans to one, or match a child with an adult. */
  errorCodes: ['people_full', 'self_exists', 'scans_full', 'guest_scans_full', 'person_kind_mismatch'],
  isIdempotent: true,
  answer: peopleList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

export const saveScan = {
  method: 'POST',
  path: '/scans/save',
  body: scanToSave,
  needs: 'visitor',
  errorCodes: scansFull,
  isIdempotent: true,
  answer: scanSummary,
  successStatus: 200,
  maxBodyBytes: maxScanBytes,
} as const satisfies Endpoint

/** Newest first. */
export const listScans = {
  method: 'GET',
  path: '/scans/list',
  query: scansQuery,
  needs: 'visitor',
  answer: scanPage,
  successStatus: 200,
} as const satisfies Endpoint

export const getScan = {
  method: 'GET',
  path: '/scans/{id}',
  needs: 'visitor',
  answer: wholeScan,
  successStatus: 200,
} as const satisfies Endpoint

/** Responds with all people after the change: another scan may be the newest now. */
export const removeScan = {
  method: 'POST',
  path: '/scans/remove',
  body: scanToRemove,
  needs: 'visitor',
  isIdempotent: true,
  answer: peopleList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/**
 * Not idempotent: the response is a secret and is stored nowhere. Calling it again creates a new handoff and ends the
 * previous one.
 */
export const createHandoff = {
  method: 'POST',
  path: '/scans/handoff/create',
  body: createHandoffRequest,
  needs: 'visitor',
  answer: createdHandoff,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** The progress of a handoff, for a device that returns to the page where it offered it. */
export const loadHandoffStatus = {
  method: 'GET',
  path: '/scans/handoff/status',
  query: createHandoffRequest,
  needs: 'visitor',
  answer: handoffStatus,
  successStatus: 200,
} as const satisfies Endpoint

const handoffErrorCodes = ['handoff_unknown', 'handoff_expired', 'handoff_used'] as const

/** Called by the phone, whoever is signed in on it. Only the first phone that opens the handoff can use it. */
export const openHandoff = {
  method: 'POST',
  path: '/scans/handoff/open',
  body: openHandoffRequest,
  errorCodes: handoffErrorCodes,
  answer: openedHandoff,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** A retry gets the same response; after an accepted scan no other scan is accepted. */
export const sendHandoffScan = {
  method: 'POST',
  path: '/scans/handoff/send',
  body: sendHandoffRequest,
  errorCodes: [...handoffErrorCodes, ...scansFull],
  answer: scanSummary,
  successStatus: 200,
  maxBodyBytes: maxScanBytes,
} as const satisfies Endpoint

export const followScans = {
  method: 'GET',
  path: '/scans/events',
  needs: 'visitor',
  events: scanEvents,
} as const satisfies StreamCall
