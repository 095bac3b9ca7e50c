// The smallest page with the packages of the product: the minimum cost of any page of the product.
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import { Button, MantineProvider } from '@mantine/core'
import { persistQueryClient } from '@tanstack/query-persist-client-core'
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

interface Card {
  id: string
  title: string
  text: string
}

const queries = new QueryClient()
const [, restored] = persistQueryClient({
  queryClient: queries,
  persister: createSyncStoragePersister({ storage: window.localStorage }),
})
void restored

async function fetchCards(): Promise<Card[]> {
  const response = await fetch('/cards.json')
  return (await response.json()) as Card[]
}

function Cards() {
  const { data = [] } = useQuery({ queryKey: ['cards'], queryFn: fetchCards })
  const [pressed, setPressed] = useState(0)
  return (
    <main>
      <h1>Baseline</h1>
      <Button aria-pressed={pressed % 2 === 1} onClick={() => setPressed(pressed + 1)}>
        Pressed {pressed} times
      </Button>
      {data.map((card) => (
        <article key={card.id}>
          <h2>
            <a href={`#${card.id}`}>{card.title}</a>
          </h2>
          <p>{card.text}</p>
        </article>
      ))}
    </main>
  )
}

const rootRoute = createRootRoute()
const indexRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Cards })
const router = createRouter({ routeTree: rootRoute.addChildren([indexRoute]) })

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <QueryClientProvider client={queries}>
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>
  </QueryClientProvider>,
)
