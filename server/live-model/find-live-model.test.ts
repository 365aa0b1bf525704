import { expect, test } from 'vitest'
import { findLiveModel } from './find-live-model.ts'

const ticket = { SHAPEDIVER_TICKET: 'ticket', SHAPEDIVER_MODEL_VIEW_URL: 'https://models.example' }
const none = { SHAPEDIVER_TICKET: undefined, SHAPEDIVER_MODEL_VIEW_URL: undefined }

test('there is a live model where the shop has a ticket and the viewer for it', () => {
  const found = { ticket: 'ticket', modelViewUrl: 'https://models.example' }
  expect(findLiveModel({ VIEWER: 'shapediver', ...ticket })).toEqual(found)
  expect(findLiveModel({ VIEWER: 'three', ...ticket })).toBeUndefined()
  expect(findLiveModel({ VIEWER: 'shapediver', ...none })).toBeUndefined()
})
