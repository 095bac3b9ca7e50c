import { createFileRoute } from '@tanstack/react-router'
import { NoneOpen } from '../features/conversation/messages-layout.tsx'

export const Route = createFileRoute('/messages/')({ component: NoneOpen })
