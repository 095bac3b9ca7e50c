import { getLandingFigures } from '../../../contract/landing.ts'
import { reading } from '../../lib/reading.ts'

export const landingFigures = () => reading(getLandingFigures, {}, { boot: true, shared: true })
