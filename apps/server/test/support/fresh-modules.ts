import { vi } from 'vitest';

// Test files share a process, and with it the packages that take long to load; what our own modules remember they do not share.
vi.resetModules();
