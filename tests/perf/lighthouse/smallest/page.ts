import { createRootRoute, createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { createElement, StrictMode } from 'react'

const root = createRootRoute({
  component: () =>
    createElement('main', null, createElement('h1', null, 'Hello'), createElement('p', null, 'A page of one line.')),
})

/** A router of one page, with the shop's versions of React and the router. */
export function smallestRouter(history: RouterHistory, isServer: boolean) {
  return createRouter({ routeTree: root, history, isServer, caseSensitive: true })
}

export type SmallestRouter = ReturnType<typeof smallestRouter>

export const smallestPage = (router: SmallestRouter) =>
  createElement(StrictMode, null, createElement(RouterProvider<SmallestRouter>, { router }))
