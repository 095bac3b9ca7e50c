import { createFileRoute } from '@tanstack/react-router'
import { LanguageScreen } from '../features/language/language-screen.tsx'
import { countries } from '../entities/country/countries-query.ts'

export const Route = createFileRoute('/mypage/language')({
  staticData: { inner: true },
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(countries())
  },
  component: LanguageScreen,
})
