// Written by `npm run client:generate`, not by hand, from the OpenAPI document 25816911db6c288a8bc168d76697974bd8dd7a0c8797b88c14274dfb99bafc13

export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Si puede recibir llamadas */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ready" | "not-ready";
                            waitsFor: ("database" | "index")[];
                            impaired: "files"[];
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ready" | "not-ready";
                            waitsFor: ("database" | "index")[];
                            impaired: "files"[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            api: {
                                /** @enum {string} */
                                status: "running";
                                version: string;
                            };
                            database: {
                                /** @enum {string} */
                                status: "connected" | "unavailable";
                                /** @enum {string} */
                                kind: "embedded" | "server";
                            };
                            index: {
                                /** @enum {string} */
                                status: "ready" | "building" | "unavailable";
                                passages: number;
                                pending: number;
                            };
                            model: {
                                /** @enum {string} */
                                status: "configured" | "not-configured";
                                engine: string;
                            };
                            contact: {
                                email: string;
                                salesEmail: string;
                                whatsappNumber: string | null;
                            };
                            embeddings: {
                                /** @enum {string} */
                                status: "configured" | "not-configured";
                                model: string | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/remaining": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Usos restantes */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            remaining: number;
                            used: number;
                            limit: number;
                            /** Format: date-time */
                            lastUpdated: string;
                            /** @enum {boolean} */
                            isPooled?: true;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usage/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Plan vigente */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            role: "User" | "Professional" | "Premium" | "Admin" | "SuperAdmin";
                            label: string;
                            description: string;
                            limit: number;
                            /** @enum {string} */
                            period: "total" | "month";
                            renewsAt: string | null;
                            features: string[];
                            trial: {
                                available: boolean;
                                active: boolean;
                                endsAt: string | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Una fuente: artículo, fallo, nota, guía o resumen de fallo */
        get: {
            parameters: {
                query?: {
                    asOf?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            /** @enum {string} */
                            kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                            label: string;
                            heading: string;
                            norm: {
                                code: string;
                                title: string;
                                officialUrl: string | null;
                                /** @enum {string} */
                                domain: "civil_comercial" | "todos_premium";
                            } | null;
                            article: string | null;
                            path: string;
                            text: string;
                            sections: {
                                heading: string;
                                body: string;
                            }[];
                            versions: {
                                id: string;
                                heading: string;
                                text: string;
                                validFrom: string | null;
                                notes: string[];
                                repealed: boolean;
                                suspect: boolean;
                                recordedAt: string;
                                supersededAt: string | null;
                            }[];
                            timeline?: {
                                from: string | null;
                                to: string | null;
                                /** @enum {string} */
                                state: "text" | "text-not-held" | "repealed" | "not-yet";
                                change: ("replaced" | "added" | "repealed" | "renumbered" | "restored") | null;
                                isWhole: boolean;
                                by: string | null;
                                versionId: string | null;
                                taken?: {
                                    text: string;
                                    from: string;
                                };
                            }[];
                            onDay?: {
                                asOf: string;
                                told: string;
                                text: string | null;
                            };
                            previous: {
                                id: string;
                                label: string;
                            } | null;
                            next: {
                                id: string;
                                label: string;
                            } | null;
                            related: {
                                id: string;
                                label: string;
                            }[];
                            officialUrl: string | null;
                            repealed: boolean;
                            suspect: boolean;
                            standing?: string;
                            namesRepealed?: string;
                            isExtract?: boolean;
                            opinions?: {
                                label: string;
                                start: number;
                            }[];
                            summary?: string;
                            editorial?: {
                                id: string;
                                sections: {
                                    heading: string;
                                    body: string;
                                }[];
                                norms: string[];
                                checkedOn: string;
                            };
                            norms?: string[];
                            citedNorms?: {
                                label: string;
                                key: string | null;
                                isLoaded: boolean;
                            }[];
                            cites?: {
                                id: string;
                                label: string;
                            }[];
                            citedBy?: {
                                count: number;
                                rulings: {
                                    id: string;
                                    label: string;
                                }[];
                            };
                            citation: string | null;
                            court: string | null;
                            date: string | null;
                            checkedOn: string | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Guías prácticas */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            guides: {
                                id: string;
                                title: string;
                                area: string;
                                checkedOn: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/norms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Normas de las que hay artículos explicados */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            norms: {
                                code: string;
                                title: string;
                                officialUrl: string | null;
                                articles: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/norms/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Una norma y sus artículos explicados */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            title: string;
                            officialUrl: string | null;
                            articles: {
                                id: string;
                                article: string;
                                title: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Rag/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dominios legales */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            domains: {
                                /** @enum {string} */
                                id: "civil_comercial" | "todos_premium";
                                name: string;
                                description: string;
                                isPremium: boolean;
                                hasAccess: boolean;
                                documentCount: number;
                                features: string[];
                                specializations: string[];
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/law/under-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Artículos que cambiaron desde que se controlaron las reglas y las cuentas de Foja */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            articles: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Rag/legal-areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Áreas del derecho */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            areas: {
                                id: string;
                                name: string;
                                /** @enum {string} */
                                domain: "civil_comercial" | "todos_premium";
                                documentCount: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buscar artículos, notas y guías
         * @description Por palabras o por referencia («art. 17 ley 24.240»). No cuenta como uso.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        query: string;
                        /** @default 8 */
                        limit?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: {
                                id: string;
                                /** @enum {string} */
                                kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                norm: string | null;
                                normTitle: string | null;
                                article: string | null;
                                heading: string;
                                excerpt: string;
                                officialUrl: string | null;
                                score: number;
                                articles: string[];
                                repealed: boolean;
                                suspect: boolean;
                                isExtract?: boolean;
                                excerptFrom?: string;
                                label: string;
                            }[];
                            isGrounded: boolean;
                            nonexistentReferences: string[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/boletin/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La primera sección del Boletín Oficial de un día, en PDF */
        get: {
            parameters: {
                query: {
                    sectionName: "primera";
                    date: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description El archivo PDF */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "no_edition";
                            message: string;
                            details: {
                                lastPublicationDate: string | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                502: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                504: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/boletin/base64": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La primera sección del Boletín Oficial de un día, en base64 */
        get: {
            parameters: {
                query: {
                    sectionName: "primera";
                    date: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            base64: string;
                            date: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "no_edition";
                            message: string;
                            details: {
                                lastPublicationDate: string | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                502: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                504: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/boletin/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los avisos de la primera sección de un día, por rubro */
        get: {
            parameters: {
                query: {
                    sectionName: "primera";
                    date: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            date: string;
                            categories: {
                                name: string;
                                notices: {
                                    id: string;
                                    issuer: string;
                                    norm: string;
                                    summary: string;
                                    /** Format: uri */
                                    url: string;
                                    hasAnnexes: boolean;
                                }[];
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "no_edition";
                            message: string;
                            details: {
                                lastPublicationDate: string | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                502: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                504: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anonymize-text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Anonimizar (básico)
         * @description La clave pública va en `Authorization: Bearer` y en `apikey`; el token del usuario, en `X-QGS-Token`. No cuenta como uso.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                        /** @enum {string} */
                        applicationId: "foja";
                        state?: {
                            entities: {
                                placeholder: string;
                                /** @enum {string} */
                                type: "persona" | "dni" | "cuit" | "domicilio" | "email" | "telefono" | "cbu" | "alias" | "cuenta" | "expediente" | "matricula" | "patente" | "pasaporte" | "fecha_nacimiento" | "empresa" | "tarjeta" | "url_ip_usuario" | "legajo" | "inmueble" | "escuela" | "lugar_nacimiento" | "imei";
                                number: number;
                                key: string;
                                original: string;
                                linkedTo?: string;
                            }[];
                            reserved: string[];
                        };
                        keep?: string[];
                        known?: {
                            /** @enum {string} */
                            type: "persona" | "dni" | "cuit" | "domicilio" | "email" | "telefono" | "cbu" | "alias" | "cuenta" | "expediente" | "matricula" | "patente" | "pasaporte" | "fecha_nacimiento" | "empresa" | "tarjeta" | "url_ip_usuario" | "legajo" | "inmueble" | "escuela" | "lugar_nacimiento" | "imei";
                            text: string;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            anonymized_text: string;
                            replacements: {
                                placeholder: string;
                                original: string;
                                /** @enum {string} */
                                type: "persona" | "dni" | "cuit" | "domicilio" | "email" | "telefono" | "cbu" | "alias" | "cuenta" | "expediente" | "matricula" | "patente" | "pasaporte" | "fecha_nacimiento" | "empresa" | "tarjeta" | "url_ip_usuario" | "legajo" | "inmueble" | "escuela" | "lugar_nacimiento" | "imei";
                                start: number;
                                end: number;
                            }[];
                            searched: ("persona" | "dni" | "cuit" | "domicilio" | "email" | "telefono" | "cbu" | "alias" | "cuenta" | "expediente" | "matricula" | "patente" | "pasaporte" | "fecha_nacimiento" | "empresa" | "tarjeta" | "url_ip_usuario" | "legajo" | "inmueble" | "escuela" | "lugar_nacimiento" | "imei")[];
                            kept: {
                                text: string;
                                /** @enum {string} */
                                reason: "official" | "author" | "namesake" | "precedent" | "unsure";
                                start: number;
                                end: number;
                            }[];
                            map: {
                                originals: {
                                    [key: string]: string;
                                };
                                exact: {
                                    digest: string;
                                    pieces: {
                                        at: number;
                                        placeholder: string;
                                        original: string;
                                    }[];
                                };
                            };
                            state: {
                                entities: {
                                    placeholder: string;
                                    /** @enum {string} */
                                    type: "persona" | "dni" | "cuit" | "domicilio" | "email" | "telefono" | "cbu" | "alias" | "cuenta" | "expediente" | "matricula" | "patente" | "pasaporte" | "fecha_nacimiento" | "empresa" | "tarjeta" | "url_ip_usuario" | "legajo" | "inmueble" | "escuela" | "lugar_nacimiento" | "imei";
                                    number: number;
                                    key: string;
                                    original: string;
                                    linkedTo?: string;
                                }[];
                                reserved: string[];
                            };
                            stats: {
                                total_replacements: number;
                                processing_time_ms: number;
                                ai_used: boolean;
                            };
                            error: null;
                            message: string | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: false;
                            anonymized_text: string;
                            replacements: {
                                placeholder: string;
                                original: string;
                                /** @enum {string} */
                                type: "persona" | "dni" | "cuit" | "domicilio" | "email" | "telefono" | "cbu" | "alias" | "cuenta" | "expediente" | "matricula" | "patente" | "pasaporte" | "fecha_nacimiento" | "empresa" | "tarjeta" | "url_ip_usuario" | "legajo" | "inmueble" | "escuela" | "lugar_nacimiento" | "imei";
                                start: number;
                                end: number;
                            }[];
                            stats: {
                                total_replacements: number;
                                processing_time_ms: number;
                                ai_used: boolean;
                            };
                            /** @enum {string} */
                            error: "anonymization_failed" | "anonymization_timeout" | "anonymization_busy";
                            message: string;
                        } | {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: false;
                            anonymized_text: string;
                            replacements: {
                                placeholder: string;
                                original: string;
                                /** @enum {string} */
                                type: "persona" | "dni" | "cuit" | "domicilio" | "email" | "telefono" | "cbu" | "alias" | "cuenta" | "expediente" | "matricula" | "patente" | "pasaporte" | "fecha_nacimiento" | "empresa" | "tarjeta" | "url_ip_usuario" | "legajo" | "inmueble" | "escuela" | "lugar_nacimiento" | "imei";
                                start: number;
                                end: number;
                            }[];
                            stats: {
                                total_replacements: number;
                                processing_time_ms: number;
                                ai_used: boolean;
                            };
                            /** @enum {string} */
                            error: "anonymization_failed" | "anonymization_timeout" | "anonymization_busy";
                            message: string;
                        } | {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anonymize-advanced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Anonimizar (avanzado)
         * @description La clave pública va en `Authorization: Bearer` y en `apikey`; el token del usuario, en `X-QGS-Token`. No cuenta como uso.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                        /** @enum {string} */
                        applicationId: "foja";
                        state?: {
                            entities: {
                                placeholder: string;
                                /** @enum {string} */
                                type: "persona" | "dni" | "cuit" | "domicilio" | "email" | "telefono" | "cbu" | "alias" | "cuenta" | "expediente" | "matricula" | "patente" | "pasaporte" | "fecha_nacimiento" | "empresa" | "tarjeta" | "url_ip_usuario" | "legajo" | "inmueble" | "escuela" | "lugar_nacimiento" | "imei";
                                number: number;
                                key: string;
                                original: string;
                                linkedTo?: string;
                            }[];
                            reserved: string[];
                        };
                        keep?: string[];
                        known?: {
                            /** @enum {string} */
                            type: "persona" | "dni" | "cuit" | "domicilio" | "email" | "telefono" | "cbu" | "alias" | "cuenta" | "expediente" | "matricula" | "patente" | "pasaporte" | "fecha_nacimiento" | "empresa" | "tarjeta" | "url_ip_usuario" | "legajo" | "inmueble" | "escuela" | "lugar_nacimiento" | "imei";
                            text: string;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            anonymized_text: string;
                            replacements: {
                                placeholder: string;
                                original: string;
                                /** @enum {string} */
                                type: "persona" | "dni" | "cuit" | "domicilio" | "email" | "telefono" | "cbu" | "alias" | "cuenta" | "expediente" | "matricula" | "patente" | "pasaporte" | "fecha_nacimiento" | "empresa" | "tarjeta" | "url_ip_usuario" | "legajo" | "inmueble" | "escuela" | "lugar_nacimiento" | "imei";
                                start: number;
                                end: number;
                            }[];
                            searched: ("persona" | "dni" | "cuit" | "domicilio" | "email" | "telefono" | "cbu" | "alias" | "cuenta" | "expediente" | "matricula" | "patente" | "pasaporte" | "fecha_nacimiento" | "empresa" | "tarjeta" | "url_ip_usuario" | "legajo" | "inmueble" | "escuela" | "lugar_nacimiento" | "imei")[];
                            kept: {
                                text: string;
                                /** @enum {string} */
                                reason: "official" | "author" | "namesake" | "precedent" | "unsure";
                                start: number;
                                end: number;
                            }[];
                            map: {
                                originals: {
                                    [key: string]: string;
                                };
                                exact: {
                                    digest: string;
                                    pieces: {
                                        at: number;
                                        placeholder: string;
                                        original: string;
                                    }[];
                                };
                            };
                            state: {
                                entities: {
                                    placeholder: string;
                                    /** @enum {string} */
                                    type: "persona" | "dni" | "cuit" | "domicilio" | "email" | "telefono" | "cbu" | "alias" | "cuenta" | "expediente" | "matricula" | "patente" | "pasaporte" | "fecha_nacimiento" | "empresa" | "tarjeta" | "url_ip_usuario" | "legajo" | "inmueble" | "escuela" | "lugar_nacimiento" | "imei";
                                    number: number;
                                    key: string;
                                    original: string;
                                    linkedTo?: string;
                                }[];
                                reserved: string[];
                            };
                            stats: {
                                total_replacements: number;
                                processing_time_ms: number;
                                ai_used: boolean;
                            };
                            error: null;
                            message: string | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: false;
                            anonymized_text: string;
                            replacements: {
                                placeholder: string;
                                original: string;
                                /** @enum {string} */
                                type: "persona" | "dni" | "cuit" | "domicilio" | "email" | "telefono" | "cbu" | "alias" | "cuenta" | "expediente" | "matricula" | "patente" | "pasaporte" | "fecha_nacimiento" | "empresa" | "tarjeta" | "url_ip_usuario" | "legajo" | "inmueble" | "escuela" | "lugar_nacimiento" | "imei";
                                start: number;
                                end: number;
                            }[];
                            stats: {
                                total_replacements: number;
                                processing_time_ms: number;
                                ai_used: boolean;
                            };
                            /** @enum {string} */
                            error: "anonymization_failed" | "anonymization_timeout" | "anonymization_busy";
                            message: string;
                        } | {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: false;
                            anonymized_text: string;
                            replacements: {
                                placeholder: string;
                                original: string;
                                /** @enum {string} */
                                type: "persona" | "dni" | "cuit" | "domicilio" | "email" | "telefono" | "cbu" | "alias" | "cuenta" | "expediente" | "matricula" | "patente" | "pasaporte" | "fecha_nacimiento" | "empresa" | "tarjeta" | "url_ip_usuario" | "legajo" | "inmueble" | "escuela" | "lugar_nacimiento" | "imei";
                                start: number;
                                end: number;
                            }[];
                            stats: {
                                total_replacements: number;
                                processing_time_ms: number;
                                ai_used: boolean;
                            };
                            /** @enum {string} */
                            error: "anonymization_failed" | "anonymization_timeout" | "anonymization_busy";
                            message: string;
                        } | {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Rag/rag-query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Consulta con fuentes
         * @description Con `Accept: text/event-stream` la respuesta llega como eventos: help (si hay peligro), step, sources, delta, done o error.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        message: string;
                        /** @default [] */
                        history?: {
                            /** @enum {string} */
                            role: "user" | "assistant";
                            content: string;
                        }[];
                        choice?: string;
                        continuation?: string;
                        correction?: {
                            start: number;
                            words: string;
                            instead: string;
                        };
                        /**
                         * @default civil_comercial
                         * @enum {string}
                         */
                        domain?: "civil_comercial" | "todos_premium";
                        /**
                         * @default guest
                         * @enum {string}
                         */
                        userOrigin?: "dashboard" | "guest";
                        /** @default false */
                        enableCaseEvaluation?: boolean;
                        /**
                         * @default gpt-3.5-turbo
                         * @enum {string}
                         */
                        model?: "gpt-3.5-turbo" | "gpt-4o";
                        /** @default false */
                        isAnonymized?: boolean;
                        asOf?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            answerId: string;
                            content: string;
                            model: string;
                            /** @enum {string} */
                            outcome: "grounded" | "approximate" | "no-match" | "source-unavailable" | "safety" | "courtesy";
                            sources: {
                                id: string;
                                /** @enum {string} */
                                kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                norm: string | null;
                                normTitle: string | null;
                                article: string | null;
                                heading: string;
                                excerpt: string;
                                officialUrl: string | null;
                                score: number;
                                articles: string[];
                                repealed: boolean;
                                suspect: boolean;
                                isExtract?: boolean;
                                excerptFrom?: string;
                            }[];
                            citations: {
                                text: string;
                                start: number;
                                end: number;
                                source: string | null;
                                verified: boolean;
                                problem: ("nonexistent" | "not-retrieved" | "not-loaded" | "repealed" | "suspect" | "misquoted" | "unsupported") | null;
                            }[];
                            nearestTopics: string[];
                            /** @default null */
                            outsideDomain: string | null;
                            clarification: {
                                question: string;
                                options: {
                                    label: string;
                                    adds: string;
                                    continuation?: string;
                                }[];
                            } | null;
                            /** @default [] */
                            helpLines: {
                                name: string;
                                number: string | null;
                                serves: string | null;
                            }[];
                            /** @default [] */
                            understood: {
                                name: string;
                                label: string;
                                words: string;
                                start: number;
                            }[];
                            /** @default null */
                            continuation: string | null;
                            /** @default null */
                            attestation: string | null;
                            /** @default null */
                            calculation: {
                                slug: string;
                                title: string;
                                inputs: {
                                    [key: string]: string;
                                };
                            } | null;
                            /** @default null */
                            usesLeft: number | null;
                            debugStats: {
                                searchQuery: string;
                                searchResults: number;
                                topResultScore: number;
                                similarityThreshold: number;
                                processingTimeMs: number;
                                documentsFound: string[];
                                ragEnabled: boolean;
                                fallbackUsed: boolean;
                                understanding?: {
                                    parts: {
                                        text: string;
                                        asks: string[];
                                    }[];
                                    regimes: {
                                        regime: string;
                                        label: string;
                                        weight: number;
                                    }[];
                                    role: string | null;
                                    facts: {
                                        name: string;
                                        label: string;
                                        value: string;
                                        words: string;
                                        start: number;
                                        end: number;
                                    }[];
                                    claims: {
                                        words: string;
                                        hedged: boolean;
                                    }[];
                                    asOf: string | null;
                                    continues: boolean;
                                };
                            };
                            evaluation: ({
                                /** @enum {boolean} */
                                insufficient: false;
                                isViable: boolean;
                                caseType: string;
                                guideTitle: string;
                                urgencyLevel: ("high" | "medium" | "low") | null;
                                successProbability: number;
                                band: {
                                    low: number;
                                    high: number;
                                };
                                baseline: number;
                                estimatedResolutionTime: string;
                                reasoning: string;
                                applicableArticles: string[];
                                requiredDocuments: string[];
                                nextSteps: string[];
                                shouldTriggerCta: boolean;
                                points: {
                                    element: string;
                                    /** @enum {string} */
                                    status: "supported" | "missing" | "against" | "unclear";
                                    quotes: string[];
                                    articles: string[];
                                    contribution: number;
                                }[];
                                evidence: {
                                    name: string;
                                    /** @enum {string} */
                                    status: "named" | "absent";
                                    quotes: string[];
                                    contribution: number;
                                }[];
                                limitation: {
                                    text: string;
                                    article: string;
                                    startsOn: string | null;
                                    endsOn: string | null;
                                    /** @enum {string} */
                                    status: "running" | "near" | "expired" | "unknown" | "met";
                                    /** @default null */
                                    note: string | null;
                                    quotes: string[];
                                    /** @default [] */
                                    timeline: {
                                        text: string;
                                        articles: string[];
                                    }[];
                                    /** @default [] */
                                    readings: {
                                        label: string;
                                        /** Format: date */
                                        endsOn: string;
                                    }[];
                                    /** @default null */
                                    claim: string | null;
                                    contribution: number;
                                } | null;
                                raises: string[];
                                lowers: string[];
                                missing: string[];
                                /**
                                 * @default claimant
                                 * @enum {string}
                                 */
                                side: "claimant" | "defendant";
                                /** @default null */
                                sideQuote: string | null;
                                /** @default [] */
                                adverse: {
                                    id: string;
                                    title: string;
                                    explanation: string;
                                    answer: string;
                                    quote: string;
                                    articles: string[];
                                    /** @enum {string} */
                                    weight: "decisive" | "heavy" | "light" | "disputed";
                                    contribution: number;
                                }[];
                                /** @default null */
                                stage: ("before" | "notified" | "conciliated" | "answering" | "sued") | null;
                                /** @default [] */
                                done: {
                                    id: string;
                                    done: string;
                                    quote: string;
                                    articles: string[];
                                }[];
                                /** @default [] */
                                otherPeriods: {
                                    text: string;
                                    article: string;
                                    startsOn: string | null;
                                    endsOn: string | null;
                                    /** @enum {string} */
                                    status: "running" | "near" | "expired" | "unknown" | "met";
                                    /** @default null */
                                    note: string | null;
                                    quotes: string[];
                                    /** @default [] */
                                    timeline: {
                                        text: string;
                                        articles: string[];
                                    }[];
                                    /** @default [] */
                                    readings: {
                                        label: string;
                                        /** Format: date */
                                        endsOn: string;
                                    }[];
                                    /** @default null */
                                    claim: string | null;
                                    contribution: number;
                                }[];
                                engine: string;
                                notice: string | null;
                                sources: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                    norm: string | null;
                                    normTitle: string | null;
                                    article: string | null;
                                    heading: string;
                                    excerpt: string;
                                    officialUrl: string | null;
                                    score: number;
                                    articles: string[];
                                    repealed: boolean;
                                    suspect: boolean;
                                    isExtract?: boolean;
                                    excerptFrom?: string;
                                }[];
                                alternatives: {
                                    caseType: string;
                                    guideTitle: string;
                                    evaluation: {
                                        /** @enum {boolean} */
                                        insufficient: false;
                                        isViable: boolean;
                                        caseType: string;
                                        guideTitle: string;
                                        urgencyLevel: ("high" | "medium" | "low") | null;
                                        successProbability: number;
                                        band: {
                                            low: number;
                                            high: number;
                                        };
                                        baseline: number;
                                        estimatedResolutionTime: string;
                                        reasoning: string;
                                        applicableArticles: string[];
                                        requiredDocuments: string[];
                                        nextSteps: string[];
                                        shouldTriggerCta: boolean;
                                        points: {
                                            element: string;
                                            /** @enum {string} */
                                            status: "supported" | "missing" | "against" | "unclear";
                                            quotes: string[];
                                            articles: string[];
                                            contribution: number;
                                        }[];
                                        evidence: {
                                            name: string;
                                            /** @enum {string} */
                                            status: "named" | "absent";
                                            quotes: string[];
                                            contribution: number;
                                        }[];
                                        limitation: {
                                            text: string;
                                            article: string;
                                            startsOn: string | null;
                                            endsOn: string | null;
                                            /** @enum {string} */
                                            status: "running" | "near" | "expired" | "unknown" | "met";
                                            /** @default null */
                                            note: string | null;
                                            quotes: string[];
                                            /** @default [] */
                                            timeline: {
                                                text: string;
                                                articles: string[];
                                            }[];
                                            /** @default [] */
                                            readings: {
                                                label: string;
                                                /** Format: date */
                                                endsOn: string;
                                            }[];
                                            /** @default null */
                                            claim: string | null;
                                            contribution: number;
                                        } | null;
                                        raises: string[];
                                        lowers: string[];
                                        missing: string[];
                                        /**
                                         * @default claimant
                                         * @enum {string}
                                         */
                                        side: "claimant" | "defendant";
                                        /** @default null */
                                        sideQuote: string | null;
                                        /** @default [] */
                                        adverse: {
                                            id: string;
                                            title: string;
                                            explanation: string;
                                            answer: string;
                                            quote: string;
                                            articles: string[];
                                            /** @enum {string} */
                                            weight: "decisive" | "heavy" | "light" | "disputed";
                                            contribution: number;
                                        }[];
                                        /** @default null */
                                        stage: ("before" | "notified" | "conciliated" | "answering" | "sued") | null;
                                        /** @default [] */
                                        done: {
                                            id: string;
                                            done: string;
                                            quote: string;
                                            articles: string[];
                                        }[];
                                        /** @default [] */
                                        otherPeriods: {
                                            text: string;
                                            article: string;
                                            startsOn: string | null;
                                            endsOn: string | null;
                                            /** @enum {string} */
                                            status: "running" | "near" | "expired" | "unknown" | "met";
                                            /** @default null */
                                            note: string | null;
                                            quotes: string[];
                                            /** @default [] */
                                            timeline: {
                                                text: string;
                                                articles: string[];
                                            }[];
                                            /** @default [] */
                                            readings: {
                                                label: string;
                                                /** Format: date */
                                                endsOn: string;
                                            }[];
                                            /** @default null */
                                            claim: string | null;
                                            contribution: number;
                                        }[];
                                        engine: string;
                                        notice: string | null;
                                        sources: {
                                            id: string;
                                            /** @enum {string} */
                                            kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                            norm: string | null;
                                            normTitle: string | null;
                                            article: string | null;
                                            heading: string;
                                            excerpt: string;
                                            officialUrl: string | null;
                                            score: number;
                                            articles: string[];
                                            repealed: boolean;
                                            suspect: boolean;
                                            isExtract?: boolean;
                                            excerptFrom?: string;
                                        }[];
                                    } | {
                                        /** @enum {boolean} */
                                        insufficient: true;
                                        caseType: string | null;
                                        guideTitle: string | null;
                                        whatToAdd: string[];
                                        /** @enum {boolean} */
                                        shouldTriggerCta: false;
                                        engine: string;
                                        notice: string | null;
                                        sources: {
                                            id: string;
                                            /** @enum {string} */
                                            kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                            norm: string | null;
                                            normTitle: string | null;
                                            article: string | null;
                                            heading: string;
                                            excerpt: string;
                                            officialUrl: string | null;
                                            score: number;
                                            articles: string[];
                                            repealed: boolean;
                                            suspect: boolean;
                                            isExtract?: boolean;
                                            excerptFrom?: string;
                                        }[];
                                    };
                                }[];
                                /** @default null */
                                continuation: string | null;
                            } | {
                                /** @enum {boolean} */
                                insufficient: true;
                                caseType: string | null;
                                guideTitle: string | null;
                                whatToAdd: string[];
                                /** @enum {boolean} */
                                shouldTriggerCta: false;
                                engine: string;
                                notice: string | null;
                                sources: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                    norm: string | null;
                                    normTitle: string | null;
                                    article: string | null;
                                    heading: string;
                                    excerpt: string;
                                    officialUrl: string | null;
                                    score: number;
                                    articles: string[];
                                    repealed: boolean;
                                    suspect: boolean;
                                    isExtract?: boolean;
                                    excerptFrom?: string;
                                }[];
                                alternatives: {
                                    caseType: string;
                                    guideTitle: string;
                                    evaluation: {
                                        /** @enum {boolean} */
                                        insufficient: false;
                                        isViable: boolean;
                                        caseType: string;
                                        guideTitle: string;
                                        urgencyLevel: ("high" | "medium" | "low") | null;
                                        successProbability: number;
                                        band: {
                                            low: number;
                                            high: number;
                                        };
                                        baseline: number;
                                        estimatedResolutionTime: string;
                                        reasoning: string;
                                        applicableArticles: string[];
                                        requiredDocuments: string[];
                                        nextSteps: string[];
                                        shouldTriggerCta: boolean;
                                        points: {
                                            element: string;
                                            /** @enum {string} */
                                            status: "supported" | "missing" | "against" | "unclear";
                                            quotes: string[];
                                            articles: string[];
                                            contribution: number;
                                        }[];
                                        evidence: {
                                            name: string;
                                            /** @enum {string} */
                                            status: "named" | "absent";
                                            quotes: string[];
                                            contribution: number;
                                        }[];
                                        limitation: {
                                            text: string;
                                            article: string;
                                            startsOn: string | null;
                                            endsOn: string | null;
                                            /** @enum {string} */
                                            status: "running" | "near" | "expired" | "unknown" | "met";
                                            /** @default null */
                                            note: string | null;
                                            quotes: string[];
                                            /** @default [] */
                                            timeline: {
                                                text: string;
                                                articles: string[];
                                            }[];
                                            /** @default [] */
                                            readings: {
                                                label: string;
                                                /** Format: date */
                                                endsOn: string;
                                            }[];
                                            /** @default null */
                                            claim: string | null;
                                            contribution: number;
                                        } | null;
                                        raises: string[];
                                        lowers: string[];
                                        missing: string[];
                                        /**
                                         * @default claimant
                                         * @enum {string}
                                         */
                                        side: "claimant" | "defendant";
                                        /** @default null */
                                        sideQuote: string | null;
                                        /** @default [] */
                                        adverse: {
                                            id: string;
                                            title: string;
                                            explanation: string;
                                            answer: string;
                                            quote: string;
                                            articles: string[];
                                            /** @enum {string} */
                                            weight: "decisive" | "heavy" | "light" | "disputed";
                                            contribution: number;
                                        }[];
                                        /** @default null */
                                        stage: ("before" | "notified" | "conciliated" | "answering" | "sued") | null;
                                        /** @default [] */
                                        done: {
                                            id: string;
                                            done: string;
                                            quote: string;
                                            articles: string[];
                                        }[];
                                        /** @default [] */
                                        otherPeriods: {
                                            text: string;
                                            article: string;
                                            startsOn: string | null;
                                            endsOn: string | null;
                                            /** @enum {string} */
                                            status: "running" | "near" | "expired" | "unknown" | "met";
                                            /** @default null */
                                            note: string | null;
                                            quotes: string[];
                                            /** @default [] */
                                            timeline: {
                                                text: string;
                                                articles: string[];
                                            }[];
                                            /** @default [] */
                                            readings: {
                                                label: string;
                                                /** Format: date */
                                                endsOn: string;
                                            }[];
                                            /** @default null */
                                            claim: string | null;
                                            contribution: number;
                                        }[];
                                        engine: string;
                                        notice: string | null;
                                        sources: {
                                            id: string;
                                            /** @enum {string} */
                                            kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                            norm: string | null;
                                            normTitle: string | null;
                                            article: string | null;
                                            heading: string;
                                            excerpt: string;
                                            officialUrl: string | null;
                                            score: number;
                                            articles: string[];
                                            repealed: boolean;
                                            suspect: boolean;
                                            isExtract?: boolean;
                                            excerptFrom?: string;
                                        }[];
                                    } | {
                                        /** @enum {boolean} */
                                        insufficient: true;
                                        caseType: string | null;
                                        guideTitle: string | null;
                                        whatToAdd: string[];
                                        /** @enum {boolean} */
                                        shouldTriggerCta: false;
                                        engine: string;
                                        notice: string | null;
                                        sources: {
                                            id: string;
                                            /** @enum {string} */
                                            kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                            norm: string | null;
                                            normTitle: string | null;
                                            article: string | null;
                                            heading: string;
                                            excerpt: string;
                                            officialUrl: string | null;
                                            score: number;
                                            articles: string[];
                                            repealed: boolean;
                                            suspect: boolean;
                                            isExtract?: boolean;
                                            excerptFrom?: string;
                                        }[];
                                    };
                                }[];
                                /** @default null */
                                continuation: string | null;
                            }) | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                502: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Rag/chat-completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Conversación
         * @description Con `Accept: text/event-stream` la respuesta llega como eventos: help (si hay peligro), step, sources, delta, done o error.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        messages: {
                            /** @enum {string} */
                            role: "user" | "assistant";
                            content: string;
                        }[];
                        /**
                         * @default civil_comercial
                         * @enum {string}
                         */
                        domain?: "civil_comercial" | "todos_premium";
                        /**
                         * @default gpt-3.5-turbo
                         * @enum {string}
                         */
                        model?: "gpt-3.5-turbo" | "gpt-4o";
                        /** @default false */
                        isAnonymized?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            answerId: string;
                            content: string;
                            model: string;
                            /** @enum {string} */
                            outcome: "grounded" | "approximate" | "no-match" | "source-unavailable" | "safety" | "courtesy";
                            sources: {
                                id: string;
                                /** @enum {string} */
                                kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                norm: string | null;
                                normTitle: string | null;
                                article: string | null;
                                heading: string;
                                excerpt: string;
                                officialUrl: string | null;
                                score: number;
                                articles: string[];
                                repealed: boolean;
                                suspect: boolean;
                                isExtract?: boolean;
                                excerptFrom?: string;
                            }[];
                            citations: {
                                text: string;
                                start: number;
                                end: number;
                                source: string | null;
                                verified: boolean;
                                problem: ("nonexistent" | "not-retrieved" | "not-loaded" | "repealed" | "suspect" | "misquoted" | "unsupported") | null;
                            }[];
                            nearestTopics: string[];
                            /** @default null */
                            outsideDomain: string | null;
                            clarification: {
                                question: string;
                                options: {
                                    label: string;
                                    adds: string;
                                    continuation?: string;
                                }[];
                            } | null;
                            /** @default [] */
                            helpLines: {
                                name: string;
                                number: string | null;
                                serves: string | null;
                            }[];
                            /** @default [] */
                            understood: {
                                name: string;
                                label: string;
                                words: string;
                                start: number;
                            }[];
                            /** @default null */
                            continuation: string | null;
                            /** @default null */
                            attestation: string | null;
                            /** @default null */
                            calculation: {
                                slug: string;
                                title: string;
                                inputs: {
                                    [key: string]: string;
                                };
                            } | null;
                            /** @default null */
                            usesLeft: number | null;
                            debugStats: {
                                searchQuery: string;
                                searchResults: number;
                                topResultScore: number;
                                similarityThreshold: number;
                                processingTimeMs: number;
                                documentsFound: string[];
                                ragEnabled: boolean;
                                fallbackUsed: boolean;
                                understanding?: {
                                    parts: {
                                        text: string;
                                        asks: string[];
                                    }[];
                                    regimes: {
                                        regime: string;
                                        label: string;
                                        weight: number;
                                    }[];
                                    role: string | null;
                                    facts: {
                                        name: string;
                                        label: string;
                                        value: string;
                                        words: string;
                                        start: number;
                                        end: number;
                                    }[];
                                    claims: {
                                        words: string;
                                        hedged: boolean;
                                    }[];
                                    asOf: string | null;
                                    continues: boolean;
                                };
                            };
                            evaluation: ({
                                /** @enum {boolean} */
                                insufficient: false;
                                isViable: boolean;
                                caseType: string;
                                guideTitle: string;
                                urgencyLevel: ("high" | "medium" | "low") | null;
                                successProbability: number;
                                band: {
                                    low: number;
                                    high: number;
                                };
                                baseline: number;
                                estimatedResolutionTime: string;
                                reasoning: string;
                                applicableArticles: string[];
                                requiredDocuments: string[];
                                nextSteps: string[];
                                shouldTriggerCta: boolean;
                                points: {
                                    element: string;
                                    /** @enum {string} */
                                    status: "supported" | "missing" | "against" | "unclear";
                                    quotes: string[];
                                    articles: string[];
                                    contribution: number;
                                }[];
                                evidence: {
                                    name: string;
                                    /** @enum {string} */
                                    status: "named" | "absent";
                                    quotes: string[];
                                    contribution: number;
                                }[];
                                limitation: {
                                    text: string;
                                    article: string;
                                    startsOn: string | null;
                                    endsOn: string | null;
                                    /** @enum {string} */
                                    status: "running" | "near" | "expired" | "unknown" | "met";
                                    /** @default null */
                                    note: string | null;
                                    quotes: string[];
                                    /** @default [] */
                                    timeline: {
                                        text: string;
                                        articles: string[];
                                    }[];
                                    /** @default [] */
                                    readings: {
                                        label: string;
                                        /** Format: date */
                                        endsOn: string;
                                    }[];
                                    /** @default null */
                                    claim: string | null;
                                    contribution: number;
                                } | null;
                                raises: string[];
                                lowers: string[];
                                missing: string[];
                                /**
                                 * @default claimant
                                 * @enum {string}
                                 */
                                side: "claimant" | "defendant";
                                /** @default null */
                                sideQuote: string | null;
                                /** @default [] */
                                adverse: {
                                    id: string;
                                    title: string;
                                    explanation: string;
                                    answer: string;
                                    quote: string;
                                    articles: string[];
                                    /** @enum {string} */
                                    weight: "decisive" | "heavy" | "light" | "disputed";
                                    contribution: number;
                                }[];
                                /** @default null */
                                stage: ("before" | "notified" | "conciliated" | "answering" | "sued") | null;
                                /** @default [] */
                                done: {
                                    id: string;
                                    done: string;
                                    quote: string;
                                    articles: string[];
                                }[];
                                /** @default [] */
                                otherPeriods: {
                                    text: string;
                                    article: string;
                                    startsOn: string | null;
                                    endsOn: string | null;
                                    /** @enum {string} */
                                    status: "running" | "near" | "expired" | "unknown" | "met";
                                    /** @default null */
                                    note: string | null;
                                    quotes: string[];
                                    /** @default [] */
                                    timeline: {
                                        text: string;
                                        articles: string[];
                                    }[];
                                    /** @default [] */
                                    readings: {
                                        label: string;
                                        /** Format: date */
                                        endsOn: string;
                                    }[];
                                    /** @default null */
                                    claim: string | null;
                                    contribution: number;
                                }[];
                                engine: string;
                                notice: string | null;
                                sources: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                    norm: string | null;
                                    normTitle: string | null;
                                    article: string | null;
                                    heading: string;
                                    excerpt: string;
                                    officialUrl: string | null;
                                    score: number;
                                    articles: string[];
                                    repealed: boolean;
                                    suspect: boolean;
                                    isExtract?: boolean;
                                    excerptFrom?: string;
                                }[];
                                alternatives: {
                                    caseType: string;
                                    guideTitle: string;
                                    evaluation: {
                                        /** @enum {boolean} */
                                        insufficient: false;
                                        isViable: boolean;
                                        caseType: string;
                                        guideTitle: string;
                                        urgencyLevel: ("high" | "medium" | "low") | null;
                                        successProbability: number;
                                        band: {
                                            low: number;
                                            high: number;
                                        };
                                        baseline: number;
                                        estimatedResolutionTime: string;
                                        reasoning: string;
                                        applicableArticles: string[];
                                        requiredDocuments: string[];
                                        nextSteps: string[];
                                        shouldTriggerCta: boolean;
                                        points: {
                                            element: string;
                                            /** @enum {string} */
                                            status: "supported" | "missing" | "against" | "unclear";
                                            quotes: string[];
                                            articles: string[];
                                            contribution: number;
                                        }[];
                                        evidence: {
                                            name: string;
                                            /** @enum {string} */
                                            status: "named" | "absent";
                                            quotes: string[];
                                            contribution: number;
                                        }[];
                                        limitation: {
                                            text: string;
                                            article: string;
                                            startsOn: string | null;
                                            endsOn: string | null;
                                            /** @enum {string} */
                                            status: "running" | "near" | "expired" | "unknown" | "met";
                                            /** @default null */
                                            note: string | null;
                                            quotes: string[];
                                            /** @default [] */
                                            timeline: {
                                                text: string;
                                                articles: string[];
                                            }[];
                                            /** @default [] */
                                            readings: {
                                                label: string;
                                                /** Format: date */
                                                endsOn: string;
                                            }[];
                                            /** @default null */
                                            claim: string | null;
                                            contribution: number;
                                        } | null;
                                        raises: string[];
                                        lowers: string[];
                                        missing: string[];
                                        /**
                                         * @default claimant
                                         * @enum {string}
                                         */
                                        side: "claimant" | "defendant";
                                        /** @default null */
                                        sideQuote: string | null;
                                        /** @default [] */
                                        adverse: {
                                            id: string;
                                            title: string;
                                            explanation: string;
                                            answer: string;
                                            quote: string;
                                            articles: string[];
                                            /** @enum {string} */
                                            weight: "decisive" | "heavy" | "light" | "disputed";
                                            contribution: number;
                                        }[];
                                        /** @default null */
                                        stage: ("before" | "notified" | "conciliated" | "answering" | "sued") | null;
                                        /** @default [] */
                                        done: {
                                            id: string;
                                            done: string;
                                            quote: string;
                                            articles: string[];
                                        }[];
                                        /** @default [] */
                                        otherPeriods: {
                                            text: string;
                                            article: string;
                                            startsOn: string | null;
                                            endsOn: string | null;
                                            /** @enum {string} */
                                            status: "running" | "near" | "expired" | "unknown" | "met";
                                            /** @default null */
                                            note: string | null;
                                            quotes: string[];
                                            /** @default [] */
                                            timeline: {
                                                text: string;
                                                articles: string[];
                                            }[];
                                            /** @default [] */
                                            readings: {
                                                label: string;
                                                /** Format: date */
                                                endsOn: string;
                                            }[];
                                            /** @default null */
                                            claim: string | null;
                                            contribution: number;
                                        }[];
                                        engine: string;
                                        notice: string | null;
                                        sources: {
                                            id: string;
                                            /** @enum {string} */
                                            kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                            norm: string | null;
                                            normTitle: string | null;
                                            article: string | null;
                                            heading: string;
                                            excerpt: string;
                                            officialUrl: string | null;
                                            score: number;
                                            articles: string[];
                                            repealed: boolean;
                                            suspect: boolean;
                                            isExtract?: boolean;
                                            excerptFrom?: string;
                                        }[];
                                    } | {
                                        /** @enum {boolean} */
                                        insufficient: true;
                                        caseType: string | null;
                                        guideTitle: string | null;
                                        whatToAdd: string[];
                                        /** @enum {boolean} */
                                        shouldTriggerCta: false;
                                        engine: string;
                                        notice: string | null;
                                        sources: {
                                            id: string;
                                            /** @enum {string} */
                                            kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                            norm: string | null;
                                            normTitle: string | null;
                                            article: string | null;
                                            heading: string;
                                            excerpt: string;
                                            officialUrl: string | null;
                                            score: number;
                                            articles: string[];
                                            repealed: boolean;
                                            suspect: boolean;
                                            isExtract?: boolean;
                                            excerptFrom?: string;
                                        }[];
                                    };
                                }[];
                                /** @default null */
                                continuation: string | null;
                            } | {
                                /** @enum {boolean} */
                                insufficient: true;
                                caseType: string | null;
                                guideTitle: string | null;
                                whatToAdd: string[];
                                /** @enum {boolean} */
                                shouldTriggerCta: false;
                                engine: string;
                                notice: string | null;
                                sources: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                    norm: string | null;
                                    normTitle: string | null;
                                    article: string | null;
                                    heading: string;
                                    excerpt: string;
                                    officialUrl: string | null;
                                    score: number;
                                    articles: string[];
                                    repealed: boolean;
                                    suspect: boolean;
                                    isExtract?: boolean;
                                    excerptFrom?: string;
                                }[];
                                alternatives: {
                                    caseType: string;
                                    guideTitle: string;
                                    evaluation: {
                                        /** @enum {boolean} */
                                        insufficient: false;
                                        isViable: boolean;
                                        caseType: string;
                                        guideTitle: string;
                                        urgencyLevel: ("high" | "medium" | "low") | null;
                                        successProbability: number;
                                        band: {
                                            low: number;
                                            high: number;
                                        };
                                        baseline: number;
                                        estimatedResolutionTime: string;
                                        reasoning: string;
                                        applicableArticles: string[];
                                        requiredDocuments: string[];
                                        nextSteps: string[];
                                        shouldTriggerCta: boolean;
                                        points: {
                                            element: string;
                                            /** @enum {string} */
                                            status: "supported" | "missing" | "against" | "unclear";
                                            quotes: string[];
                                            articles: string[];
                                            contribution: number;
                                        }[];
                                        evidence: {
                                            name: string;
                                            /** @enum {string} */
                                            status: "named" | "absent";
                                            quotes: string[];
                                            contribution: number;
                                        }[];
                                        limitation: {
                                            text: string;
                                            article: string;
                                            startsOn: string | null;
                                            endsOn: string | null;
                                            /** @enum {string} */
                                            status: "running" | "near" | "expired" | "unknown" | "met";
                                            /** @default null */
                                            note: string | null;
                                            quotes: string[];
                                            /** @default [] */
                                            timeline: {
                                                text: string;
                                                articles: string[];
                                            }[];
                                            /** @default [] */
                                            readings: {
                                                label: string;
                                                /** Format: date */
                                                endsOn: string;
                                            }[];
                                            /** @default null */
                                            claim: string | null;
                                            contribution: number;
                                        } | null;
                                        raises: string[];
                                        lowers: string[];
                                        missing: string[];
                                        /**
                                         * @default claimant
                                         * @enum {string}
                                         */
                                        side: "claimant" | "defendant";
                                        /** @default null */
                                        sideQuote: string | null;
                                        /** @default [] */
                                        adverse: {
                                            id: string;
                                            title: string;
                                            explanation: string;
                                            answer: string;
                                            quote: string;
                                            articles: string[];
                                            /** @enum {string} */
                                            weight: "decisive" | "heavy" | "light" | "disputed";
                                            contribution: number;
                                        }[];
                                        /** @default null */
                                        stage: ("before" | "notified" | "conciliated" | "answering" | "sued") | null;
                                        /** @default [] */
                                        done: {
                                            id: string;
                                            done: string;
                                            quote: string;
                                            articles: string[];
                                        }[];
                                        /** @default [] */
                                        otherPeriods: {
                                            text: string;
                                            article: string;
                                            startsOn: string | null;
                                            endsOn: string | null;
                                            /** @enum {string} */
                                            status: "running" | "near" | "expired" | "unknown" | "met";
                                            /** @default null */
                                            note: string | null;
                                            quotes: string[];
                                            /** @default [] */
                                            timeline: {
                                                text: string;
                                                articles: string[];
                                            }[];
                                            /** @default [] */
                                            readings: {
                                                label: string;
                                                /** Format: date */
                                                endsOn: string;
                                            }[];
                                            /** @default null */
                                            claim: string | null;
                                            contribution: number;
                                        }[];
                                        engine: string;
                                        notice: string | null;
                                        sources: {
                                            id: string;
                                            /** @enum {string} */
                                            kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                            norm: string | null;
                                            normTitle: string | null;
                                            article: string | null;
                                            heading: string;
                                            excerpt: string;
                                            officialUrl: string | null;
                                            score: number;
                                            articles: string[];
                                            repealed: boolean;
                                            suspect: boolean;
                                            isExtract?: boolean;
                                            excerptFrom?: string;
                                        }[];
                                    } | {
                                        /** @enum {boolean} */
                                        insufficient: true;
                                        caseType: string | null;
                                        guideTitle: string | null;
                                        whatToAdd: string[];
                                        /** @enum {boolean} */
                                        shouldTriggerCta: false;
                                        engine: string;
                                        notice: string | null;
                                        sources: {
                                            id: string;
                                            /** @enum {string} */
                                            kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                            norm: string | null;
                                            normTitle: string | null;
                                            article: string | null;
                                            heading: string;
                                            excerpt: string;
                                            officialUrl: string | null;
                                            score: number;
                                            articles: string[];
                                            repealed: boolean;
                                            suspect: boolean;
                                            isExtract?: boolean;
                                            excerptFrom?: string;
                                        }[];
                                    };
                                }[];
                                /** @default null */
                                continuation: string | null;
                            }) | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                502: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Rag/embeddings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Vectores de textos */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        texts: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            model: string;
                            embeddings: number[][];
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                502: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Rag/safety": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ayuda urgente
         * @description Dice a quién llamar si el mensaje cuenta un peligro. Abierta a todos; no usa un uso y no guarda nada.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            safety: {
                                content: string;
                                helpLines: {
                                    name: string;
                                    number: string | null;
                                    serves: string | null;
                                }[];
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Rag/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opinión sobre una respuesta */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        answerId: string;
                        useful: boolean;
                        comment?: string;
                        question?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Rag/wording": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * La misma respuesta en lenguaje técnico
         * @description Las mismas afirmaciones, redactadas como en un escrito: por reglas, sin modelo de lenguaje. Abierta a todos; no usa un uso y no guarda nada.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        content: string;
                        citations: {
                            text: string;
                            start: number;
                            end: number;
                            source: string | null;
                            verified: boolean;
                            problem: ("nonexistent" | "not-retrieved" | "not-loaded" | "repealed" | "suspect" | "misquoted" | "unsupported") | null;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            content: string;
                            citations: {
                                text: string;
                                start: number;
                                end: number;
                                source: string | null;
                                verified: boolean;
                                problem: ("nonexistent" | "not-retrieved" | "not-loaded" | "repealed" | "suspect" | "misquoted" | "unsupported") | null;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Rag/evaluate-case": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Evaluación de un caso
         * @description La probabilidad se calcula con los elementos de la guía del caso, los hechos y la prueba del relato y el plazo para reclamar. `insufficient: true` dice qué agregar cuando no alcanza. `alternatives` trae el mismo relato evaluado como los otros tipos de caso que están cerca.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        message: string;
                        /**
                         * @default gpt-3.5-turbo
                         * @enum {string}
                         */
                        model?: "gpt-3.5-turbo" | "gpt-4o";
                        /** @default false */
                        isAnonymized?: boolean;
                        corrections?: {
                            /** @enum {string} */
                            side?: "claimant" | "defendant";
                            guideTitle?: string;
                            /** Format: date */
                            startsOn?: string;
                            elements?: {
                                element: string;
                                /** @enum {string} */
                                status: "supported" | "missing" | "against" | "unclear";
                            }[];
                            notSo?: string[];
                        };
                        continuation?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            insufficient: false;
                            isViable: boolean;
                            caseType: string;
                            guideTitle: string;
                            urgencyLevel: ("high" | "medium" | "low") | null;
                            successProbability: number;
                            band: {
                                low: number;
                                high: number;
                            };
                            baseline: number;
                            estimatedResolutionTime: string;
                            reasoning: string;
                            applicableArticles: string[];
                            requiredDocuments: string[];
                            nextSteps: string[];
                            shouldTriggerCta: boolean;
                            points: {
                                element: string;
                                /** @enum {string} */
                                status: "supported" | "missing" | "against" | "unclear";
                                quotes: string[];
                                articles: string[];
                                contribution: number;
                            }[];
                            evidence: {
                                name: string;
                                /** @enum {string} */
                                status: "named" | "absent";
                                quotes: string[];
                                contribution: number;
                            }[];
                            limitation: {
                                text: string;
                                article: string;
                                startsOn: string | null;
                                endsOn: string | null;
                                /** @enum {string} */
                                status: "running" | "near" | "expired" | "unknown" | "met";
                                /** @default null */
                                note: string | null;
                                quotes: string[];
                                /** @default [] */
                                timeline: {
                                    text: string;
                                    articles: string[];
                                }[];
                                /** @default [] */
                                readings: {
                                    label: string;
                                    /** Format: date */
                                    endsOn: string;
                                }[];
                                /** @default null */
                                claim: string | null;
                                contribution: number;
                            } | null;
                            raises: string[];
                            lowers: string[];
                            missing: string[];
                            /**
                             * @default claimant
                             * @enum {string}
                             */
                            side: "claimant" | "defendant";
                            /** @default null */
                            sideQuote: string | null;
                            /** @default [] */
                            adverse: {
                                id: string;
                                title: string;
                                explanation: string;
                                answer: string;
                                quote: string;
                                articles: string[];
                                /** @enum {string} */
                                weight: "decisive" | "heavy" | "light" | "disputed";
                                contribution: number;
                            }[];
                            /** @default null */
                            stage: ("before" | "notified" | "conciliated" | "answering" | "sued") | null;
                            /** @default [] */
                            done: {
                                id: string;
                                done: string;
                                quote: string;
                                articles: string[];
                            }[];
                            /** @default [] */
                            otherPeriods: {
                                text: string;
                                article: string;
                                startsOn: string | null;
                                endsOn: string | null;
                                /** @enum {string} */
                                status: "running" | "near" | "expired" | "unknown" | "met";
                                /** @default null */
                                note: string | null;
                                quotes: string[];
                                /** @default [] */
                                timeline: {
                                    text: string;
                                    articles: string[];
                                }[];
                                /** @default [] */
                                readings: {
                                    label: string;
                                    /** Format: date */
                                    endsOn: string;
                                }[];
                                /** @default null */
                                claim: string | null;
                                contribution: number;
                            }[];
                            engine: string;
                            notice: string | null;
                            sources: {
                                id: string;
                                /** @enum {string} */
                                kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                norm: string | null;
                                normTitle: string | null;
                                article: string | null;
                                heading: string;
                                excerpt: string;
                                officialUrl: string | null;
                                score: number;
                                articles: string[];
                                repealed: boolean;
                                suspect: boolean;
                                isExtract?: boolean;
                                excerptFrom?: string;
                            }[];
                            alternatives: {
                                caseType: string;
                                guideTitle: string;
                                evaluation: {
                                    /** @enum {boolean} */
                                    insufficient: false;
                                    isViable: boolean;
                                    caseType: string;
                                    guideTitle: string;
                                    urgencyLevel: ("high" | "medium" | "low") | null;
                                    successProbability: number;
                                    band: {
                                        low: number;
                                        high: number;
                                    };
                                    baseline: number;
                                    estimatedResolutionTime: string;
                                    reasoning: string;
                                    applicableArticles: string[];
                                    requiredDocuments: string[];
                                    nextSteps: string[];
                                    shouldTriggerCta: boolean;
                                    points: {
                                        element: string;
                                        /** @enum {string} */
                                        status: "supported" | "missing" | "against" | "unclear";
                                        quotes: string[];
                                        articles: string[];
                                        contribution: number;
                                    }[];
                                    evidence: {
                                        name: string;
                                        /** @enum {string} */
                                        status: "named" | "absent";
                                        quotes: string[];
                                        contribution: number;
                                    }[];
                                    limitation: {
                                        text: string;
                                        article: string;
                                        startsOn: string | null;
                                        endsOn: string | null;
                                        /** @enum {string} */
                                        status: "running" | "near" | "expired" | "unknown" | "met";
                                        /** @default null */
                                        note: string | null;
                                        quotes: string[];
                                        /** @default [] */
                                        timeline: {
                                            text: string;
                                            articles: string[];
                                        }[];
                                        /** @default [] */
                                        readings: {
                                            label: string;
                                            /** Format: date */
                                            endsOn: string;
                                        }[];
                                        /** @default null */
                                        claim: string | null;
                                        contribution: number;
                                    } | null;
                                    raises: string[];
                                    lowers: string[];
                                    missing: string[];
                                    /**
                                     * @default claimant
                                     * @enum {string}
                                     */
                                    side: "claimant" | "defendant";
                                    /** @default null */
                                    sideQuote: string | null;
                                    /** @default [] */
                                    adverse: {
                                        id: string;
                                        title: string;
                                        explanation: string;
                                        answer: string;
                                        quote: string;
                                        articles: string[];
                                        /** @enum {string} */
                                        weight: "decisive" | "heavy" | "light" | "disputed";
                                        contribution: number;
                                    }[];
                                    /** @default null */
                                    stage: ("before" | "notified" | "conciliated" | "answering" | "sued") | null;
                                    /** @default [] */
                                    done: {
                                        id: string;
                                        done: string;
                                        quote: string;
                                        articles: string[];
                                    }[];
                                    /** @default [] */
                                    otherPeriods: {
                                        text: string;
                                        article: string;
                                        startsOn: string | null;
                                        endsOn: string | null;
                                        /** @enum {string} */
                                        status: "running" | "near" | "expired" | "unknown" | "met";
                                        /** @default null */
                                        note: string | null;
                                        quotes: string[];
                                        /** @default [] */
                                        timeline: {
                                            text: string;
                                            articles: string[];
                                        }[];
                                        /** @default [] */
                                        readings: {
                                            label: string;
                                            /** Format: date */
                                            endsOn: string;
                                        }[];
                                        /** @default null */
                                        claim: string | null;
                                        contribution: number;
                                    }[];
                                    engine: string;
                                    notice: string | null;
                                    sources: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                        norm: string | null;
                                        normTitle: string | null;
                                        article: string | null;
                                        heading: string;
                                        excerpt: string;
                                        officialUrl: string | null;
                                        score: number;
                                        articles: string[];
                                        repealed: boolean;
                                        suspect: boolean;
                                        isExtract?: boolean;
                                        excerptFrom?: string;
                                    }[];
                                } | {
                                    /** @enum {boolean} */
                                    insufficient: true;
                                    caseType: string | null;
                                    guideTitle: string | null;
                                    whatToAdd: string[];
                                    /** @enum {boolean} */
                                    shouldTriggerCta: false;
                                    engine: string;
                                    notice: string | null;
                                    sources: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                        norm: string | null;
                                        normTitle: string | null;
                                        article: string | null;
                                        heading: string;
                                        excerpt: string;
                                        officialUrl: string | null;
                                        score: number;
                                        articles: string[];
                                        repealed: boolean;
                                        suspect: boolean;
                                        isExtract?: boolean;
                                        excerptFrom?: string;
                                    }[];
                                };
                            }[];
                            /** @default null */
                            continuation: string | null;
                        } | {
                            /** @enum {boolean} */
                            insufficient: true;
                            caseType: string | null;
                            guideTitle: string | null;
                            whatToAdd: string[];
                            /** @enum {boolean} */
                            shouldTriggerCta: false;
                            engine: string;
                            notice: string | null;
                            sources: {
                                id: string;
                                /** @enum {string} */
                                kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                norm: string | null;
                                normTitle: string | null;
                                article: string | null;
                                heading: string;
                                excerpt: string;
                                officialUrl: string | null;
                                score: number;
                                articles: string[];
                                repealed: boolean;
                                suspect: boolean;
                                isExtract?: boolean;
                                excerptFrom?: string;
                            }[];
                            alternatives: {
                                caseType: string;
                                guideTitle: string;
                                evaluation: {
                                    /** @enum {boolean} */
                                    insufficient: false;
                                    isViable: boolean;
                                    caseType: string;
                                    guideTitle: string;
                                    urgencyLevel: ("high" | "medium" | "low") | null;
                                    successProbability: number;
                                    band: {
                                        low: number;
                                        high: number;
                                    };
                                    baseline: number;
                                    estimatedResolutionTime: string;
                                    reasoning: string;
                                    applicableArticles: string[];
                                    requiredDocuments: string[];
                                    nextSteps: string[];
                                    shouldTriggerCta: boolean;
                                    points: {
                                        element: string;
                                        /** @enum {string} */
                                        status: "supported" | "missing" | "against" | "unclear";
                                        quotes: string[];
                                        articles: string[];
                                        contribution: number;
                                    }[];
                                    evidence: {
                                        name: string;
                                        /** @enum {string} */
                                        status: "named" | "absent";
                                        quotes: string[];
                                        contribution: number;
                                    }[];
                                    limitation: {
                                        text: string;
                                        article: string;
                                        startsOn: string | null;
                                        endsOn: string | null;
                                        /** @enum {string} */
                                        status: "running" | "near" | "expired" | "unknown" | "met";
                                        /** @default null */
                                        note: string | null;
                                        quotes: string[];
                                        /** @default [] */
                                        timeline: {
                                            text: string;
                                            articles: string[];
                                        }[];
                                        /** @default [] */
                                        readings: {
                                            label: string;
                                            /** Format: date */
                                            endsOn: string;
                                        }[];
                                        /** @default null */
                                        claim: string | null;
                                        contribution: number;
                                    } | null;
                                    raises: string[];
                                    lowers: string[];
                                    missing: string[];
                                    /**
                                     * @default claimant
                                     * @enum {string}
                                     */
                                    side: "claimant" | "defendant";
                                    /** @default null */
                                    sideQuote: string | null;
                                    /** @default [] */
                                    adverse: {
                                        id: string;
                                        title: string;
                                        explanation: string;
                                        answer: string;
                                        quote: string;
                                        articles: string[];
                                        /** @enum {string} */
                                        weight: "decisive" | "heavy" | "light" | "disputed";
                                        contribution: number;
                                    }[];
                                    /** @default null */
                                    stage: ("before" | "notified" | "conciliated" | "answering" | "sued") | null;
                                    /** @default [] */
                                    done: {
                                        id: string;
                                        done: string;
                                        quote: string;
                                        articles: string[];
                                    }[];
                                    /** @default [] */
                                    otherPeriods: {
                                        text: string;
                                        article: string;
                                        startsOn: string | null;
                                        endsOn: string | null;
                                        /** @enum {string} */
                                        status: "running" | "near" | "expired" | "unknown" | "met";
                                        /** @default null */
                                        note: string | null;
                                        quotes: string[];
                                        /** @default [] */
                                        timeline: {
                                            text: string;
                                            articles: string[];
                                        }[];
                                        /** @default [] */
                                        readings: {
                                            label: string;
                                            /** Format: date */
                                            endsOn: string;
                                        }[];
                                        /** @default null */
                                        claim: string | null;
                                        contribution: number;
                                    }[];
                                    engine: string;
                                    notice: string | null;
                                    sources: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                        norm: string | null;
                                        normTitle: string | null;
                                        article: string | null;
                                        heading: string;
                                        excerpt: string;
                                        officialUrl: string | null;
                                        score: number;
                                        articles: string[];
                                        repealed: boolean;
                                        suspect: boolean;
                                        isExtract?: boolean;
                                        excerptFrom?: string;
                                    }[];
                                } | {
                                    /** @enum {boolean} */
                                    insufficient: true;
                                    caseType: string | null;
                                    guideTitle: string | null;
                                    whatToAdd: string[];
                                    /** @enum {boolean} */
                                    shouldTriggerCta: false;
                                    engine: string;
                                    notice: string | null;
                                    sources: {
                                        id: string;
                                        /** @enum {string} */
                                        kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                        norm: string | null;
                                        normTitle: string | null;
                                        article: string | null;
                                        heading: string;
                                        excerpt: string;
                                        officialUrl: string | null;
                                        score: number;
                                        articles: string[];
                                        repealed: boolean;
                                        suspect: boolean;
                                        isExtract?: boolean;
                                        excerptFrom?: string;
                                    }[];
                                };
                            }[];
                            /** @default null */
                            continuation: string | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/QuestionGenerator/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ficha a partir de un texto
         * @description Cada `useCase` responde su propia estructura. La búsqueda de jurisprudencia y la redacción tienen su llamada.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        useCase: "legalConsultation" | "documentSuggestion" | "sentenceAnalysis" | "witnessPreparation" | "opponentStrategy" | "knowledgeAssessment" | "contractAnalysis";
                        text: string;
                        /** @default false */
                        isAnonymized?: boolean;
                        /** @default false */
                        acceptsOriginal?: boolean;
                        /** @default false */
                        fromFile?: boolean;
                        /**
                         * @default argentina
                         * @enum {string}
                         */
                        country?: "argentina" | "usa" | "ecuador" | "colombia";
                        /**
                         * @default gpt-3.5-turbo
                         * @enum {string}
                         */
                        model?: "gpt-3.5-turbo" | "gpt-4o";
                        /**
                         * @default plaintiff
                         * @enum {string}
                         */
                        partyRole?: "plaintiff" | "defendant";
                        /**
                         * @default 5
                         * @enum {number}
                         */
                        numberOfQuestions?: 3 | 5 | 10;
                        /** @default true */
                        includeResponses?: boolean;
                        /** @enum {string} */
                        contractKind?: "residential-lease" | "commercial-lease" | "temporary-lease" | "loan" | "sale" | "land-sale-agreement" | "services" | "works" | "power" | "support-agreement" | "suretyship" | "gratuitous-loan" | "employment" | "franchise" | "distribution" | "agency" | "trust" | "confidentiality" | "company" | "software" | "assignment" | "other";
                        matterChoice?: string;
                        leftOut?: string[];
                        continuation?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            useCase: "legalConsultation";
                            engine: string;
                            notice: string | null;
                            sources: {
                                id: string;
                                /** @enum {string} */
                                kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                norm: string | null;
                                normTitle: string | null;
                                article: string | null;
                                heading: string;
                                excerpt: string;
                                officialUrl: string | null;
                                score: number;
                                articles: string[];
                                repealed: boolean;
                                suspect: boolean;
                                isExtract?: boolean;
                                excerptFrom?: string;
                            }[];
                            citations: {
                                text: string;
                                source: string | null;
                                verified: boolean;
                                problem: ("nonexistent" | "not-retrieved" | "not-loaded" | "repealed" | "suspect" | "misquoted" | "unsupported") | null;
                            }[];
                            /** @enum {string} */
                            legalNotice: "Información orientativa. No reemplaza el consejo de un abogado.";
                            structure: {
                                /** @enum {string} */
                                country: "argentina" | "usa" | "ecuador" | "colombia";
                                content: string;
                                /** @enum {string} */
                                outcome: "grounded" | "approximate" | "no-match" | "source-unavailable" | "safety" | "courtesy";
                                citations: {
                                    text: string;
                                    start: number;
                                    end: number;
                                    source: string | null;
                                    verified: boolean;
                                    problem: ("nonexistent" | "not-retrieved" | "not-loaded" | "repealed" | "suspect" | "misquoted" | "unsupported") | null;
                                }[];
                                nearestTopics: string[];
                                clarification: {
                                    question: string;
                                    options: {
                                        label: string;
                                        adds: string;
                                        continuation?: string;
                                    }[];
                                } | null;
                            };
                        } | {
                            /** @enum {string} */
                            useCase: "documentSuggestion";
                            engine: string;
                            notice: string | null;
                            sources: {
                                id: string;
                                /** @enum {string} */
                                kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                norm: string | null;
                                normTitle: string | null;
                                article: string | null;
                                heading: string;
                                excerpt: string;
                                officialUrl: string | null;
                                score: number;
                                articles: string[];
                                repealed: boolean;
                                suspect: boolean;
                                isExtract?: boolean;
                                excerptFrom?: string;
                            }[];
                            citations: {
                                text: string;
                                source: string | null;
                                verified: boolean;
                                problem: ("nonexistent" | "not-retrieved" | "not-loaded" | "repealed" | "suspect" | "misquoted" | "unsupported") | null;
                            }[];
                            /** @enum {string} */
                            legalNotice: "Información orientativa. No reemplaza el consejo de un abogado.";
                            structure: {
                                matter: string | null;
                                /** @default null */
                                reading: {
                                    kind: {
                                        guideTitle: string;
                                        situation: string;
                                    };
                                    others: {
                                        guideTitle: string;
                                        situation: string;
                                    }[];
                                    facts: {
                                        id: string;
                                        fact: string;
                                        quote: string;
                                    }[];
                                } | null;
                                /** @enum {string} */
                                partyRole: "plaintiff" | "defendant";
                                elements: {
                                    element: string;
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    quote: string | null;
                                    articles: string[];
                                    /** @default null */
                                    burden: string | null;
                                    documents: {
                                        name: string;
                                        why: string;
                                        whereToGet: string | null;
                                        namedInText: boolean;
                                        quote: string | null;
                                        articles: string[];
                                    }[];
                                }[];
                                notes: string[];
                            };
                            continuation: string;
                        } | {
                            /** @enum {string} */
                            useCase: "sentenceAnalysis";
                            engine: string;
                            notice: string | null;
                            sources: {
                                id: string;
                                /** @enum {string} */
                                kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                norm: string | null;
                                normTitle: string | null;
                                article: string | null;
                                heading: string;
                                excerpt: string;
                                officialUrl: string | null;
                                score: number;
                                articles: string[];
                                repealed: boolean;
                                suspect: boolean;
                                isExtract?: boolean;
                                excerptFrom?: string;
                            }[];
                            citations: {
                                text: string;
                                source: string | null;
                                verified: boolean;
                                problem: ("nonexistent" | "not-retrieved" | "not-loaded" | "repealed" | "suspect" | "misquoted" | "unsupported") | null;
                            }[];
                            /** @enum {string} */
                            legalNotice: "Información orientativa. No reemplaza el consejo de un abogado.";
                            structure: {
                                tribunal: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                };
                                instance: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                    /** @enum {string} */
                                    kind: "first" | "appeal" | "supreme" | "unknown";
                                };
                                date: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                    iso: string | null;
                                };
                                caption: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                };
                                caseNumber: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                };
                                parties: {
                                    name: string;
                                    /** @enum {string} */
                                    role: "plaintiff" | "defendant" | "insurer" | "third-party" | "other";
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    quote: string | null;
                                }[];
                                claims: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                }[];
                                outcome: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                    /** @enum {string} */
                                    kind: "granted" | "partly-granted" | "rejected" | "confirmed" | "modified" | "revoked" | "annulled" | "convicted" | "acquitted" | "unknown";
                                };
                                decided: {
                                    what: {
                                        /** @enum {string} */
                                        mark: "found" | "inferred" | "to-judge" | "absent";
                                        text: string | null;
                                        quote: string | null;
                                        articles: string[];
                                        note: string | null;
                                    };
                                    why: {
                                        /** @enum {string} */
                                        mark: "found" | "inferred" | "to-judge" | "absent";
                                        text: string | null;
                                        quote: string | null;
                                        articles: string[];
                                        note: string | null;
                                    };
                                }[];
                                norms: {
                                    text: string;
                                    articles: string[];
                                    /** @enum {string} */
                                    state: "in-force" | "repealed" | "suspect" | "not-in-corpus";
                                    quote: string | null;
                                    times: number;
                                }[];
                                precedents: {
                                    text: string;
                                    source: string | null;
                                    quote: string | null;
                                }[];
                                costs: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                };
                                fees: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                };
                                jurisdiction: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                };
                                deadlines: {
                                    remedy: string;
                                    term: string;
                                    startsFrom: string;
                                    dependsOn: string;
                                    /** @default null */
                                    due: {
                                        /** Format: date */
                                        notified: string;
                                        /** Format: date */
                                        day: string;
                                        graceUntil: string | null;
                                    } | null;
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    articles: string[];
                                }[];
                                weakPoints: {
                                    title: string;
                                    ground: string;
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    quote: string | null;
                                    articles: string[];
                                }[];
                            };
                        } | {
                            /** @enum {string} */
                            useCase: "witnessPreparation";
                            engine: string;
                            notice: string | null;
                            sources: {
                                id: string;
                                /** @enum {string} */
                                kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                norm: string | null;
                                normTitle: string | null;
                                article: string | null;
                                heading: string;
                                excerpt: string;
                                officialUrl: string | null;
                                score: number;
                                articles: string[];
                                repealed: boolean;
                                suspect: boolean;
                                isExtract?: boolean;
                                excerptFrom?: string;
                            }[];
                            citations: {
                                text: string;
                                source: string | null;
                                verified: boolean;
                                problem: ("nonexistent" | "not-retrieved" | "not-loaded" | "repealed" | "suspect" | "misquoted" | "unsupported") | null;
                            }[];
                            /** @enum {string} */
                            legalNotice: "Información orientativa. No reemplaza el consejo de un abogado.";
                            structure: {
                                matter: string | null;
                                /** @default null */
                                reading: {
                                    kind: {
                                        guideTitle: string;
                                        situation: string;
                                    };
                                    others: {
                                        guideTitle: string;
                                        situation: string;
                                    }[];
                                    facts: {
                                        id: string;
                                        fact: string;
                                        quote: string;
                                    }[];
                                } | null;
                                /** @enum {string} */
                                partyRole: "plaintiff" | "defendant";
                                questions: {
                                    question: string;
                                    purpose: string;
                                    expectedAnswer: string | null;
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    quote: string | null;
                                    articles: string[];
                                    followUps: string[];
                                    /** @default null */
                                    witness: string | null;
                                    /** @default [] */
                                    otherWillAsk: string[];
                                }[];
                                objections: {
                                    objection: string;
                                    when: string;
                                    howToAvoid: string;
                                    articles: string[];
                                }[];
                                notes: string[];
                            };
                            continuation: string;
                        } | {
                            /** @enum {string} */
                            useCase: "opponentStrategy";
                            engine: string;
                            notice: string | null;
                            sources: {
                                id: string;
                                /** @enum {string} */
                                kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                norm: string | null;
                                normTitle: string | null;
                                article: string | null;
                                heading: string;
                                excerpt: string;
                                officialUrl: string | null;
                                score: number;
                                articles: string[];
                                repealed: boolean;
                                suspect: boolean;
                                isExtract?: boolean;
                                excerptFrom?: string;
                            }[];
                            citations: {
                                text: string;
                                source: string | null;
                                verified: boolean;
                                problem: ("nonexistent" | "not-retrieved" | "not-loaded" | "repealed" | "suspect" | "misquoted" | "unsupported") | null;
                            }[];
                            /** @enum {string} */
                            legalNotice: "Información orientativa. No reemplaza el consejo de un abogado.";
                            structure: {
                                matter: string | null;
                                /** @default null */
                                reading: {
                                    kind: {
                                        guideTitle: string;
                                        situation: string;
                                    };
                                    others: {
                                        guideTitle: string;
                                        situation: string;
                                    }[];
                                    facts: {
                                        id: string;
                                        fact: string;
                                        quote: string;
                                    }[];
                                } | null;
                                /** @enum {string} */
                                partyRole: "plaintiff" | "defendant";
                                arguments: {
                                    title: string;
                                    explanation: string;
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    articles: string[];
                                    quote: string | null;
                                    howToAnswer: string | null;
                                }[];
                                exceptions: {
                                    title: string;
                                    explanation: string;
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    articles: string[];
                                    quote: string | null;
                                    howToAnswer: string | null;
                                }[];
                                defences: {
                                    title: string;
                                    explanation: string;
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    articles: string[];
                                    quote: string | null;
                                    howToAnswer: string | null;
                                }[];
                                evidence: {
                                    name: string;
                                    why: string;
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    articles: string[];
                                    quote: string | null;
                                    howToAnswer: string | null;
                                }[];
                                notes: string[];
                            };
                            continuation: string;
                        } | {
                            /** @enum {string} */
                            useCase: "knowledgeAssessment";
                            engine: string;
                            notice: string | null;
                            sources: {
                                id: string;
                                /** @enum {string} */
                                kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                norm: string | null;
                                normTitle: string | null;
                                article: string | null;
                                heading: string;
                                excerpt: string;
                                officialUrl: string | null;
                                score: number;
                                articles: string[];
                                repealed: boolean;
                                suspect: boolean;
                                isExtract?: boolean;
                                excerptFrom?: string;
                            }[];
                            citations: {
                                text: string;
                                source: string | null;
                                verified: boolean;
                                problem: ("nonexistent" | "not-retrieved" | "not-loaded" | "repealed" | "suspect" | "misquoted" | "unsupported") | null;
                            }[];
                            /** @enum {string} */
                            legalNotice: "Información orientativa. No reemplaza el consejo de un abogado.";
                            structure: {
                                matter: string | null;
                                /** @default null */
                                reading: {
                                    kind: {
                                        guideTitle: string;
                                        situation: string;
                                    };
                                    others: {
                                        guideTitle: string;
                                        situation: string;
                                    }[];
                                    facts: {
                                        id: string;
                                        fact: string;
                                        quote: string;
                                    }[];
                                } | null;
                                /** @enum {string} */
                                partyRole: "plaintiff" | "defendant";
                                questions: {
                                    question: string;
                                    purpose: string;
                                    expectedAnswer: string | null;
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    quote: string | null;
                                    articles: string[];
                                    followUps: string[];
                                    /** @default null */
                                    witness: string | null;
                                    /** @default [] */
                                    otherWillAsk: string[];
                                }[];
                                objections: {
                                    objection: string;
                                    when: string;
                                    howToAvoid: string;
                                    articles: string[];
                                }[];
                                notes: string[];
                            };
                            continuation: string;
                        } | {
                            /** @enum {string} */
                            useCase: "contractAnalysis";
                            engine: string;
                            notice: string | null;
                            sources: {
                                id: string;
                                /** @enum {string} */
                                kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                norm: string | null;
                                normTitle: string | null;
                                article: string | null;
                                heading: string;
                                excerpt: string;
                                officialUrl: string | null;
                                score: number;
                                articles: string[];
                                repealed: boolean;
                                suspect: boolean;
                                isExtract?: boolean;
                                excerptFrom?: string;
                            }[];
                            citations: {
                                text: string;
                                source: string | null;
                                verified: boolean;
                                problem: ("nonexistent" | "not-retrieved" | "not-loaded" | "repealed" | "suspect" | "misquoted" | "unsupported") | null;
                            }[];
                            /** @enum {string} */
                            legalNotice: "Información orientativa. No reemplaza el consejo de un abogado.";
                            structure: {
                                type: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                    /** @enum {string} */
                                    kind: "residential-lease" | "commercial-lease" | "temporary-lease" | "loan" | "sale" | "land-sale-agreement" | "services" | "works" | "power" | "support-agreement" | "suretyship" | "gratuitous-loan" | "employment" | "franchise" | "distribution" | "agency" | "trust" | "confidentiality" | "company" | "software" | "assignment" | "other";
                                };
                                regime: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                };
                                date: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                    iso: string | null;
                                };
                                parties: {
                                    name: string;
                                    calledAs: string | null;
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    quote: string | null;
                                    obligations: {
                                        /** @enum {string} */
                                        mark: "found" | "inferred" | "to-judge" | "absent";
                                        text: string | null;
                                        quote: string | null;
                                        articles: string[];
                                        note: string | null;
                                    }[];
                                }[];
                                object: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                };
                                terms: {
                                    label: string;
                                    finding: {
                                        /** @enum {string} */
                                        mark: "found" | "inferred" | "to-judge" | "absent";
                                        text: string | null;
                                        quote: string | null;
                                        articles: string[];
                                        note: string | null;
                                    };
                                }[];
                                price: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                };
                                adjustment: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                };
                                penalty: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                };
                                guarantee: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                };
                                jurisdiction: {
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                    text: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    note: string | null;
                                };
                                clauses: {
                                    heading: string;
                                    quote: string;
                                }[];
                                risks: {
                                    title: string;
                                    /** @enum {string} */
                                    level: "high" | "medium" | "low";
                                    clause: string | null;
                                    quote: string | null;
                                    articles: string[];
                                    why: string;
                                    proposedWording: string | null;
                                    /** @enum {string} */
                                    mark: "found" | "inferred" | "to-judge" | "absent";
                                }[];
                                missing: {
                                    title: string;
                                    /** @enum {string} */
                                    need: "required" | "recommended";
                                    why: string;
                                    articles: string[];
                                    proposedWording: string | null;
                                }[];
                            };
                            continuation: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                502: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/JurisprudenceGenerator/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Jurisprudencia sobre un texto */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @default jurisprudenceSearch
                         * @enum {string}
                         */
                        useCase?: "jurisprudenceSearch";
                        text: string;
                        /** @default false */
                        isAnonymized?: boolean;
                        /** @default false */
                        acceptsOriginal?: boolean;
                        /** @default 10 */
                        maxResults?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            useCase: "jurisprudenceSearch";
                            engine: string;
                            notice: string | null;
                            sources: {
                                id: string;
                                /** @enum {string} */
                                kind: "article" | "ruling" | "note" | "guide" | "ruling-summary";
                                norm: string | null;
                                normTitle: string | null;
                                article: string | null;
                                heading: string;
                                excerpt: string;
                                officialUrl: string | null;
                                score: number;
                                articles: string[];
                                repealed: boolean;
                                suspect: boolean;
                                isExtract?: boolean;
                                excerptFrom?: string;
                            }[];
                            citations: {
                                text: string;
                                source: string | null;
                                verified: boolean;
                                problem: ("nonexistent" | "not-retrieved" | "not-loaded" | "repealed" | "suspect" | "misquoted" | "unsupported") | null;
                            }[];
                            /** @enum {string} */
                            legalNotice: "Información orientativa. No reemplaza el consejo de un abogado.";
                            structure: {
                                query: string;
                                results: {
                                    id: string;
                                    title: string;
                                    court: string | null;
                                    date: string | null;
                                    relevance: number;
                                    source: string;
                                    summary: string;
                                    citation: string | null;
                                    url: string | null;
                                    passage: {
                                        text: string;
                                        isVerbatim: boolean;
                                        from?: string | null;
                                    } | null;
                                    isExtract?: boolean;
                                    articles: string[];
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                502: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jurisprudence/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Búsqueda de jurisprudencia
         * @description Busca en el corpus y en las bases de SAIJ elegidas. Responde la configuración que rige para el rol.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        query: string;
                        /**
                         * @default {
                         *       "model": "gpt-3.5-turbo",
                         *       "maxResults": 5,
                         *       "sources": [
                         *         "saij-federal",
                         *         "saij-sumarios"
                         *       ]
                         *     }
                         */
                        config?: {
                            /**
                             * @default gpt-3.5-turbo
                             * @enum {string}
                             */
                            model?: "gpt-3.5-turbo" | "gpt-4o" | "gpt-4" | "gpt-4-turbo";
                            /** @default 5 */
                            maxResults?: number;
                            /**
                             * @default [
                             *       "saij-federal",
                             *       "saij-sumarios"
                             *     ]
                             */
                            sources?: ("saij-federal" | "saij-sumarios")[];
                        };
                        filters?: {
                            court?: string;
                            /** Format: date */
                            from?: string;
                            /** Format: date */
                            to?: string;
                            norm?: string;
                            subject?: string;
                        };
                        /** @default false */
                        isAnonymized?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            query: string;
                            results: {
                                id: string;
                                title: string;
                                court: string | null;
                                date: string | null;
                                relevance: number;
                                source: string;
                                summary: string;
                                citation: string | null;
                                url: string | null;
                                passage: {
                                    text: string;
                                    isVerbatim: boolean;
                                    from?: string | null;
                                } | null;
                                isExtract?: boolean;
                                articles: string[];
                                /** @enum {string} */
                                origin: "corpus" | "saij-federal" | "saij-sumarios";
                                sourceId: string | null;
                                isEditorialSummary?: boolean;
                                passages: {
                                    text: string;
                                    isVerbatim: boolean;
                                    isEditorial?: boolean;
                                    from?: string | null;
                                    marks: {
                                        start: number;
                                        end: number;
                                    }[];
                                }[];
                                norms: {
                                    label: string;
                                    key: string | null;
                                    isLoaded: boolean;
                                }[];
                                subjects: string[];
                                reason: string | null;
                                citedBy?: {
                                    id: string;
                                    label: string;
                                }[];
                            }[];
                            notices: string[];
                            config: {
                                /**
                                 * @default gpt-3.5-turbo
                                 * @enum {string}
                                 */
                                model: "gpt-3.5-turbo" | "gpt-4o" | "gpt-4" | "gpt-4-turbo";
                                /** @default 5 */
                                maxResults: number;
                                /**
                                 * @default [
                                 *       "saij-federal",
                                 *       "saij-sumarios"
                                 *     ]
                                 */
                                sources: ("saij-federal" | "saij-sumarios")[];
                            };
                            sources: {
                                /** @enum {string} */
                                origin: "corpus" | "saij-federal" | "saij-sumarios";
                                /** @enum {string} */
                                state: "answered" | "unavailable" | "not-asked";
                                found: number;
                                total: number | null;
                            }[];
                            facets: {
                                courts: {
                                    name: string;
                                    count: number;
                                }[];
                                subjects: {
                                    name: string;
                                    count: number;
                                }[];
                                years: {
                                    year: number;
                                    count: number;
                                }[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jurisprudence/context-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Jurisprudencia sobre un texto seleccionado
         * @description Con `Accept: text/event-stream` la respuesta llega como eventos: agent, results, done o error.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        query: string;
                        /**
                         * @default {
                         *       "model": "gpt-3.5-turbo",
                         *       "maxResults": 5,
                         *       "sources": [
                         *         "saij-federal",
                         *         "saij-sumarios"
                         *       ]
                         *     }
                         */
                        config?: {
                            /**
                             * @default gpt-3.5-turbo
                             * @enum {string}
                             */
                            model?: "gpt-3.5-turbo" | "gpt-4o" | "gpt-4" | "gpt-4-turbo";
                            /** @default 5 */
                            maxResults?: number;
                            /**
                             * @default [
                             *       "saij-federal",
                             *       "saij-sumarios"
                             *     ]
                             */
                            sources?: ("saij-federal" | "saij-sumarios")[];
                        };
                        filters?: {
                            court?: string;
                            /** Format: date */
                            from?: string;
                            /** Format: date */
                            to?: string;
                            norm?: string;
                            subject?: string;
                        };
                        /** @default false */
                        isAnonymized?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            query: string;
                            results: {
                                id: string;
                                title: string;
                                court: string | null;
                                date: string | null;
                                relevance: number;
                                source: string;
                                summary: string;
                                citation: string | null;
                                url: string | null;
                                passage: {
                                    text: string;
                                    isVerbatim: boolean;
                                    from?: string | null;
                                } | null;
                                isExtract?: boolean;
                                articles: string[];
                                /** @enum {string} */
                                origin: "corpus" | "saij-federal" | "saij-sumarios";
                                sourceId: string | null;
                                isEditorialSummary?: boolean;
                                passages: {
                                    text: string;
                                    isVerbatim: boolean;
                                    isEditorial?: boolean;
                                    from?: string | null;
                                    marks: {
                                        start: number;
                                        end: number;
                                    }[];
                                }[];
                                norms: {
                                    label: string;
                                    key: string | null;
                                    isLoaded: boolean;
                                }[];
                                subjects: string[];
                                reason: string | null;
                                citedBy?: {
                                    id: string;
                                    label: string;
                                }[];
                            }[];
                            notices: string[];
                            config: {
                                /**
                                 * @default gpt-3.5-turbo
                                 * @enum {string}
                                 */
                                model: "gpt-3.5-turbo" | "gpt-4o" | "gpt-4" | "gpt-4-turbo";
                                /** @default 5 */
                                maxResults: number;
                                /**
                                 * @default [
                                 *       "saij-federal",
                                 *       "saij-sumarios"
                                 *     ]
                                 */
                                sources: ("saij-federal" | "saij-sumarios")[];
                            };
                            sources: {
                                /** @enum {string} */
                                origin: "corpus" | "saij-federal" | "saij-sumarios";
                                /** @enum {string} */
                                state: "answered" | "unavailable" | "not-asked";
                                found: number;
                                total: number | null;
                            }[];
                            facets: {
                                courts: {
                                    name: string;
                                    count: number;
                                }[];
                                subjects: {
                                    name: string;
                                    count: number;
                                }[];
                                years: {
                                    year: number;
                                    count: number;
                                }[];
                            };
                            analysis: {
                                issues: string[];
                                norms: {
                                    label: string;
                                    key: string | null;
                                    isLoaded: boolean;
                                }[];
                                rulings: {
                                    label: string;
                                    id: string | null;
                                }[];
                                facts: string[];
                                engine: string;
                            };
                            optimizedQuery: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DocumentGenerator/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redacción de un documento
         * @description Escritos, cartas documento, contratos y convenios a partir de los datos de su formulario.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "demanda-danos" | "demanda-cobro" | "demanda-laboral" | "demanda-ejecutiva" | "inicio-sucesion" | "contestacion-demanda" | "solicitud-simple" | "recurso-apelacion" | "expresion-agravios" | "recurso-extraordinario" | "queja" | "amparo" | "amparo-salud" | "medida-cautelar" | "beneficio-litigar" | "carta-pago" | "carta-consumo" | "carta-alquileres" | "carta-laboral" | "telegrama-laboral" | "locacion-vivienda" | "locacion-comercial" | "mutuo" | "compraventa-mueble" | "boleto-compraventa" | "servicios" | "poder" | "convenio-alimentos" | "convenio-regulador";
                        values: {
                            [key: string]: string | number | string[] | {
                                /** @enum {string} */
                                currency: "ARS" | "USD";
                                value: number;
                            } | {
                                [key: string]: string;
                            };
                        };
                        /** @default true */
                        improveFacts?: boolean;
                        /** @default false */
                        acceptsOriginal?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            useCase: "documentDrafting";
                            /** @enum {string} */
                            kind: "demanda-danos" | "demanda-cobro" | "demanda-laboral" | "demanda-ejecutiva" | "inicio-sucesion" | "contestacion-demanda" | "solicitud-simple" | "recurso-apelacion" | "expresion-agravios" | "recurso-extraordinario" | "queja" | "amparo" | "amparo-salud" | "medida-cautelar" | "beneficio-litigar" | "carta-pago" | "carta-consumo" | "carta-alquileres" | "carta-laboral" | "telegrama-laboral" | "locacion-vivienda" | "locacion-comercial" | "mutuo" | "compraventa-mueble" | "boleto-compraventa" | "servicios" | "poder" | "convenio-alimentos" | "convenio-regulador";
                            title: string;
                            engine: string;
                            notice: string | null;
                            blocks: ({
                                /** @enum {string} */
                                type: "title";
                                runs: {
                                    text: string;
                                    field: string | null;
                                    blank: boolean;
                                }[];
                            } | {
                                /** @enum {string} */
                                type: "heading";
                                runs: {
                                    text: string;
                                    field: string | null;
                                    blank: boolean;
                                }[];
                                articles: string[];
                            } | {
                                /** @enum {string} */
                                type: "paragraph";
                                /** @enum {string} */
                                align: "justify" | "left" | "center" | "right";
                                runs: {
                                    text: string;
                                    field: string | null;
                                    blank: boolean;
                                }[];
                                articles: string[];
                            } | {
                                /** @enum {string} */
                                type: "clause";
                                label: string;
                                heading: string;
                                runs: {
                                    text: string;
                                    field: string | null;
                                    blank: boolean;
                                }[];
                                articles: string[];
                            } | {
                                /** @enum {string} */
                                type: "list";
                                /** @enum {string} */
                                style: "number" | "letter" | "bullet";
                                items: {
                                    text: string;
                                    field: string | null;
                                    blank: boolean;
                                }[][];
                                articles: string[];
                            } | {
                                /** @enum {string} */
                                type: "facts";
                                field: string;
                                text: string;
                                ownWords: string | null;
                            } | {
                                /** @enum {string} */
                                type: "signatures";
                                people: {
                                    runs: {
                                        text: string;
                                        field: string | null;
                                        blank: boolean;
                                    }[];
                                    role: string;
                                }[];
                            })[];
                            status: {
                                /** @enum {string} */
                                state: "complete" | "missing" | "warning" | "reminder";
                                field: string | null;
                                message: string;
                                articles: string[];
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                502: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/writing/transform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sugerencias de redacción sobre un texto
         * @description Una sugerencia por oración que cambia, con lo que perdería o agregaría. Sin modelo de lenguaje, salen de reglas.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                        /** @enum {string} */
                        commandId?: "formal" | "academic" | "legal" | "concise";
                        customCommand?: string;
                        /**
                         * @default gpt-3.5-turbo
                         * @enum {string}
                         */
                        model?: "gpt-3.5-turbo" | "gpt-4o" | "gpt-4" | "gpt-4-turbo";
                        /** @default false */
                        isAnonymized?: boolean;
                        known?: {
                            /** @enum {string} */
                            type: "persona" | "dni" | "cuit" | "domicilio" | "email" | "telefono" | "cbu" | "alias" | "cuenta" | "expediente" | "matricula" | "patente" | "pasaporte" | "fecha_nacimiento" | "empresa" | "tarjeta" | "url_ip_usuario" | "legajo" | "inmueble" | "escuela" | "lugar_nacimiento" | "imei";
                            text: string;
                        }[];
                        /** @default false */
                        acceptsOriginal?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            suggestions: {
                                id: string;
                                originalText: string;
                                transformedText: string;
                                start: number;
                                end: number;
                                reason: string;
                                lost: {
                                    /** @enum {string} */
                                    kind: "name" | "number" | "date" | "amount" | "citation" | "quote" | "negation";
                                    text: string;
                                }[];
                                added: {
                                    /** @enum {string} */
                                    kind: "name" | "number" | "date" | "amount" | "citation" | "quote" | "negation";
                                    text: string;
                                }[];
                                flagged: boolean;
                            }[];
                            engine: string;
                            notice: string | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                502: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/DocumentGenerator/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subir un documento (PDF, DOCX o TXT, hasta 20 MB)
         * @description Formulario multipart/form-data con un archivo en el campo `file`. Cuenta como un uso.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            fileId: string;
                            fileName: string;
                            fileSize: number;
                            summary: string;
                            summaryBy: string;
                            /** @enum {string} */
                            kind: "pdf" | "docx" | "txt";
                            pages: number | null;
                            characters: number;
                            notice: string | null;
                            /** Format: date-time */
                            uploadedAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "unreadable_file";
                            message: string;
                            details: {
                                /** @enum {string} */
                                reason: "encrypted" | "empty" | "corrupt" | "expands" | "too-complex";
                            };
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                507: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los documentos propios y el espacio que ocupan */
        get: {
            parameters: {
                query?: {
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            documents: {
                                /** Format: uuid */
                                fileId: string;
                                fileName: string;
                                fileSize: number;
                                summary: string;
                                summaryBy: string;
                                /** @enum {string} */
                                kind: "pdf" | "docx" | "txt";
                                pages: number | null;
                                characters: number;
                                notice: string | null;
                                /** Format: date-time */
                                uploadedAt: string;
                            }[];
                            total: number;
                            storage: {
                                usedBytes: number;
                                limitBytes: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Eliminar un documento, que por un tiempo se puede recuperar */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            fileId: string;
                            /** Format: date-time */
                            undoUntil: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Cambiar el nombre de un documento */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        fileName: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            fileId: string;
                            fileName: string;
                            fileSize: number;
                            summary: string;
                            summaryBy: string;
                            /** @enum {string} */
                            kind: "pdf" | "docx" | "txt";
                            pages: number | null;
                            characters: number;
                            notice: string | null;
                            /** Format: date-time */
                            uploadedAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/documents/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recuperar un documento recién eliminado */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            fileId: string;
                            fileName: string;
                            fileSize: number;
                            summary: string;
                            summaryBy: string;
                            /** @enum {string} */
                            kind: "pdf" | "docx" | "txt";
                            pages: number | null;
                            characters: number;
                            notice: string | null;
                            /** Format: date-time */
                            uploadedAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** El texto de un documento, hasta 30.000 caracteres */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            fileId: string;
                            fileName: string;
                            text: string;
                            isCut: boolean;
                            totalCharacters: number;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Descargar un documento tal como se subió */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description El archivo */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preguntar sobre los documentos propios */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        question: string;
                        fileIds?: string[];
                        known?: {
                            /** @enum {string} */
                            type: "persona" | "dni" | "cuit" | "domicilio" | "email" | "telefono" | "cbu" | "alias" | "cuenta" | "expediente" | "matricula" | "patente" | "pasaporte" | "fecha_nacimiento" | "empresa" | "tarjeta" | "url_ip_usuario" | "legajo" | "inmueble" | "escuela" | "lugar_nacimiento" | "imei";
                            text: string;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            answer: string;
                            isGrounded: boolean;
                            citations: {
                                number: number;
                                /** Format: uuid */
                                fileId: string;
                                fileName: string;
                                page: number | null;
                                quote: string;
                                passage: string;
                                quoteRange: {
                                    start: number;
                                    end: number;
                                };
                                marks: {
                                    start: number;
                                    end: number;
                                }[];
                            }[];
                            model: string;
                            notice: string | null;
                            searchedDocuments: number;
                            documentsWithoutText: number;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/editor/check-citations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revisar si lo que un documento cita sigue como estaba */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        citations: {
                            key: string;
                            checkedAt: string | null;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            checkedAt: string;
                            citations: {
                                key: string;
                                /** @enum {string} */
                                status: "unchecked" | "current" | "amended" | "repealed" | "not-in-corpus";
                                label: string | null;
                                heading: string | null;
                                repealed: boolean;
                                suspect: boolean;
                                validFrom: string | null;
                                changedAt: string | null;
                                officialUrl: string | null;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agenda": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lo agendado en un período, o en una causa */
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
                    matterId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date */
                            today: string;
                            /** Format: uuid */
                            me: string;
                            entries: {
                                /** Format: uuid */
                                id: string;
                                matterId: string | null;
                                /** @enum {string} */
                                kind: "deadline" | "due" | "hearing" | "meeting";
                                /** @enum {string} */
                                state: "pending" | "done" | "suspended" | "expired";
                                /** Format: date */
                                day: string;
                                time: string | null;
                                title: string;
                                notes: string;
                                responsible: {
                                    /** Format: uuid */
                                    accountId: string;
                                    name: string;
                                } | null;
                                reminds: boolean;
                                deadline: {
                                    request: {
                                        /** Format: date */
                                        notified: string;
                                        /** @enum {string} */
                                        by: "cedula" | "electronica" | "personal" | "carta-documento" | "telegrama" | "acta-notarial" | "edictos" | "ministerio-de-la-ley";
                                        hour?: string;
                                        jurisdiction?: string;
                                        deadline?: string;
                                        length?: number;
                                        /** @enum {string} */
                                        unit?: "dias-habiles-judiciales" | "dias-habiles-administrativos" | "dias-habiles-laborales" | "dias-corridos" | "meses" | "anios" | "horas";
                                        distanceKm?: number;
                                        suspended?: {
                                            /** Format: date */
                                            from: string;
                                            /** Format: date */
                                            to: string;
                                        }[];
                                        extension?: number;
                                    };
                                    /** Format: date */
                                    due: string;
                                    dueHour: string | null;
                                    graceUntil: string | null;
                                    /** Format: date */
                                    notifiedOn: string;
                                    name: string | null;
                                    earlierReading: string | null;
                                    article: string;
                                    jurisdiction: string;
                                    underReview: boolean;
                                } | null;
                                version: number;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agenda/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lo que vence, y los días que cambiaron solos */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date */
                            today: string;
                            expired: number;
                            dueToday: number;
                            dueSoon: number;
                            notices: {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                entryId: string;
                                title: string;
                                /** @enum {string} */
                                kind: "moved" | "unsettled";
                                /** Format: date */
                                from: string;
                                to: string | null;
                                /** Format: date-time */
                                at: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agenda/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agendar un plazo, un vencimiento, una audiencia o una reunión */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "deadline";
                        /** @default null */
                        matterId?: string | null;
                        title: string;
                        /** @default  */
                        notes?: string;
                        /** @default null */
                        responsibleAccountId?: string | null;
                        /** @default true */
                        reminds?: boolean;
                        /**
                         * @default pending
                         * @enum {string}
                         */
                        state?: "pending" | "done" | "suspended";
                        deadline: {
                            /** Format: date */
                            notified: string;
                            /** @enum {string} */
                            by: "cedula" | "electronica" | "personal" | "carta-documento" | "telegrama" | "acta-notarial" | "edictos" | "ministerio-de-la-ley";
                            hour?: string | null;
                            jurisdiction?: string | null;
                            deadline?: string | null;
                            length?: number | null;
                            unit?: ("dias-habiles-judiciales" | "dias-habiles-administrativos" | "dias-habiles-laborales" | "dias-corridos" | "meses" | "anios" | "horas") | null;
                            distanceKm?: number | null;
                            suspended?: {
                                /** Format: date */
                                from: string;
                                /** Format: date */
                                to: string;
                            }[] | null;
                            extension?: number | null;
                        };
                    } | {
                        /** @enum {string} */
                        kind: "due" | "hearing" | "meeting";
                        /** @default null */
                        matterId?: string | null;
                        title: string;
                        /** @default  */
                        notes?: string;
                        /** @default null */
                        responsibleAccountId?: string | null;
                        /** @default true */
                        reminds?: boolean;
                        /**
                         * @default pending
                         * @enum {string}
                         */
                        state?: "pending" | "done" | "suspended";
                        /** Format: date */
                        day: string;
                        /** @default null */
                        time?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            matterId: string | null;
                            /** @enum {string} */
                            kind: "deadline" | "due" | "hearing" | "meeting";
                            /** @enum {string} */
                            state: "pending" | "done" | "suspended" | "expired";
                            /** Format: date */
                            day: string;
                            time: string | null;
                            title: string;
                            notes: string;
                            responsible: {
                                /** Format: uuid */
                                accountId: string;
                                name: string;
                            } | null;
                            reminds: boolean;
                            deadline: {
                                request: {
                                    /** Format: date */
                                    notified: string;
                                    /** @enum {string} */
                                    by: "cedula" | "electronica" | "personal" | "carta-documento" | "telegrama" | "acta-notarial" | "edictos" | "ministerio-de-la-ley";
                                    hour?: string;
                                    jurisdiction?: string;
                                    deadline?: string;
                                    length?: number;
                                    /** @enum {string} */
                                    unit?: "dias-habiles-judiciales" | "dias-habiles-administrativos" | "dias-habiles-laborales" | "dias-corridos" | "meses" | "anios" | "horas";
                                    distanceKm?: number;
                                    suspended?: {
                                        /** Format: date */
                                        from: string;
                                        /** Format: date */
                                        to: string;
                                    }[];
                                    extension?: number;
                                };
                                /** Format: date */
                                due: string;
                                dueHour: string | null;
                                graceUntil: string | null;
                                /** Format: date */
                                notifiedOn: string;
                                name: string | null;
                                earlierReading: string | null;
                                article: string;
                                jurisdiction: string;
                                underReview: boolean;
                            } | null;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agenda/entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Una entrada */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            matterId: string | null;
                            /** @enum {string} */
                            kind: "deadline" | "due" | "hearing" | "meeting";
                            /** @enum {string} */
                            state: "pending" | "done" | "suspended" | "expired";
                            /** Format: date */
                            day: string;
                            time: string | null;
                            title: string;
                            notes: string;
                            responsible: {
                                /** Format: uuid */
                                accountId: string;
                                name: string;
                            } | null;
                            reminds: boolean;
                            deadline: {
                                request: {
                                    /** Format: date */
                                    notified: string;
                                    /** @enum {string} */
                                    by: "cedula" | "electronica" | "personal" | "carta-documento" | "telegrama" | "acta-notarial" | "edictos" | "ministerio-de-la-ley";
                                    hour?: string;
                                    jurisdiction?: string;
                                    deadline?: string;
                                    length?: number;
                                    /** @enum {string} */
                                    unit?: "dias-habiles-judiciales" | "dias-habiles-administrativos" | "dias-habiles-laborales" | "dias-corridos" | "meses" | "anios" | "horas";
                                    distanceKm?: number;
                                    suspended?: {
                                        /** Format: date */
                                        from: string;
                                        /** Format: date */
                                        to: string;
                                    }[];
                                    extension?: number;
                                };
                                /** Format: date */
                                due: string;
                                dueHour: string | null;
                                graceUntil: string | null;
                                /** Format: date */
                                notifiedOn: string;
                                name: string | null;
                                earlierReading: string | null;
                                article: string;
                                jurisdiction: string;
                                underReview: boolean;
                            } | null;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        /** Guardar una entrada sobre la versión que se leyó */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        entry: {
                            /** @enum {string} */
                            kind: "deadline";
                            /** @default null */
                            matterId?: string | null;
                            title: string;
                            /** @default  */
                            notes?: string;
                            /** @default null */
                            responsibleAccountId?: string | null;
                            /** @default true */
                            reminds?: boolean;
                            /**
                             * @default pending
                             * @enum {string}
                             */
                            state?: "pending" | "done" | "suspended";
                            deadline: {
                                /** Format: date */
                                notified: string;
                                /** @enum {string} */
                                by: "cedula" | "electronica" | "personal" | "carta-documento" | "telegrama" | "acta-notarial" | "edictos" | "ministerio-de-la-ley";
                                hour?: string | null;
                                jurisdiction?: string | null;
                                deadline?: string | null;
                                length?: number | null;
                                unit?: ("dias-habiles-judiciales" | "dias-habiles-administrativos" | "dias-habiles-laborales" | "dias-corridos" | "meses" | "anios" | "horas") | null;
                                distanceKm?: number | null;
                                suspended?: {
                                    /** Format: date */
                                    from: string;
                                    /** Format: date */
                                    to: string;
                                }[] | null;
                                extension?: number | null;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "due" | "hearing" | "meeting";
                            /** @default null */
                            matterId?: string | null;
                            title: string;
                            /** @default  */
                            notes?: string;
                            /** @default null */
                            responsibleAccountId?: string | null;
                            /** @default true */
                            reminds?: boolean;
                            /**
                             * @default pending
                             * @enum {string}
                             */
                            state?: "pending" | "done" | "suspended";
                            /** Format: date */
                            day: string;
                            /** @default null */
                            time?: string | null;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            id: string;
                            matterId: string | null;
                            /** @enum {string} */
                            kind: "deadline" | "due" | "hearing" | "meeting";
                            /** @enum {string} */
                            state: "pending" | "done" | "suspended" | "expired";
                            /** Format: date */
                            day: string;
                            time: string | null;
                            title: string;
                            notes: string;
                            responsible: {
                                /** Format: uuid */
                                accountId: string;
                                name: string;
                            } | null;
                            reminds: boolean;
                            deadline: {
                                request: {
                                    /** Format: date */
                                    notified: string;
                                    /** @enum {string} */
                                    by: "cedula" | "electronica" | "personal" | "carta-documento" | "telegrama" | "acta-notarial" | "edictos" | "ministerio-de-la-ley";
                                    hour?: string;
                                    jurisdiction?: string;
                                    deadline?: string;
                                    length?: number;
                                    /** @enum {string} */
                                    unit?: "dias-habiles-judiciales" | "dias-habiles-administrativos" | "dias-habiles-laborales" | "dias-corridos" | "meses" | "anios" | "horas";
                                    distanceKm?: number;
                                    suspended?: {
                                        /** Format: date */
                                        from: string;
                                        /** Format: date */
                                        to: string;
                                    }[];
                                    extension?: number;
                                };
                                /** Format: date */
                                due: string;
                                dueHour: string | null;
                                graceUntil: string | null;
                                /** Format: date */
                                notifiedOn: string;
                                name: string | null;
                                earlierReading: string | null;
                                article: string;
                                jurisdiction: string;
                                underReview: boolean;
                            } | null;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matters/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lo que hay escrito en una causa */
        get: {
            parameters: {
                query?: {
                    kind?: "party" | "note" | "consultation" | "result" | "calculation" | "money" | "comment";
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: (({
                                /** @enum {string} */
                                kind: "party";
                                body: {
                                    /** @enum {string} */
                                    role: "plaintiff" | "defendant" | "counsel" | "expert" | "witness" | "judge" | "impleaded" | "victim" | "accused" | "complainant" | "prosecutor" | "insurer" | "heir" | "employer" | "worker" | "other";
                                    name: string;
                                    /** @default  */
                                    document: string;
                                    /** @default  */
                                    domicile: string;
                                    /** @default  */
                                    email: string;
                                    /** @default  */
                                    phone: string;
                                    /** @default  */
                                    notes: string;
                                    /** @default false */
                                    isClient: boolean;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "note";
                                body: {
                                    /** @default  */
                                    title: string;
                                    text: string;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "consultation";
                                body: {
                                    title: string;
                                    tool: string;
                                    /** @default  */
                                    question: string;
                                    text: string;
                                    /** @default null */
                                    data: unknown;
                                    /** Format: date-time */
                                    madeAt: string;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "result";
                                body: {
                                    title: string;
                                    tool: string;
                                    /** @default  */
                                    question: string;
                                    text: string;
                                    /** @default null */
                                    data: unknown;
                                    /** Format: date-time */
                                    madeAt: string;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "calculation";
                                body: {
                                    title: string;
                                    tool: string;
                                    /** @default  */
                                    question: string;
                                    text: string;
                                    /** @default null */
                                    data: unknown;
                                    /** Format: date-time */
                                    madeAt: string;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "money";
                                body: {
                                    /** @enum {string} */
                                    type: "claim" | "fees" | "expense" | "payment";
                                    /** Format: date */
                                    date: string;
                                    concept: string;
                                    /** @default  */
                                    person: string;
                                    /** @enum {string} */
                                    currency: "ARS" | "USD";
                                    amount: string;
                                    /** @default  */
                                    uma: string;
                                    /** @default  */
                                    notes: string;
                                };
                            } | {
                                /** @enum {string} */
                                kind: "comment";
                                body: {
                                    text: string;
                                    /** @default null */
                                    aboutItemId: string | null;
                                    /** @default [] */
                                    mentions: string[];
                                };
                            }) & {
                                /** Format: uuid */
                                id: string;
                                /** Format: uuid */
                                matterId: string;
                                author: {
                                    /** Format: uuid */
                                    accountId: string;
                                    name: string;
                                } | null;
                                isClientVisible: boolean;
                                version: number;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            })[];
                            nextCursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Agregar a una causa una parte, una nota o un resultado */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "party";
                        body: {
                            /** @enum {string} */
                            role: "plaintiff" | "defendant" | "counsel" | "expert" | "witness" | "judge" | "impleaded" | "victim" | "accused" | "complainant" | "prosecutor" | "insurer" | "heir" | "employer" | "worker" | "other";
                            name: string;
                            /** @default  */
                            document?: string;
                            /** @default  */
                            domicile?: string;
                            /** @default  */
                            email?: string;
                            /** @default  */
                            phone?: string;
                            /** @default  */
                            notes?: string;
                            /** @default false */
                            isClient?: boolean;
                        };
                    } | {
                        /** @enum {string} */
                        kind: "note";
                        body: {
                            /** @default  */
                            title?: string;
                            text: string;
                        };
                    } | {
                        /** @enum {string} */
                        kind: "consultation";
                        body: {
                            title: string;
                            tool: string;
                            /** @default  */
                            question?: string;
                            text: string;
                            /** @default null */
                            data?: unknown;
                            /** Format: date-time */
                            madeAt: string;
                        };
                    } | {
                        /** @enum {string} */
                        kind: "result";
                        body: {
                            title: string;
                            tool: string;
                            /** @default  */
                            question?: string;
                            text: string;
                            /** @default null */
                            data?: unknown;
                            /** Format: date-time */
                            madeAt: string;
                        };
                    } | {
                        /** @enum {string} */
                        kind: "calculation";
                        body: {
                            title: string;
                            tool: string;
                            /** @default  */
                            question?: string;
                            text: string;
                            /** @default null */
                            data?: unknown;
                            /** Format: date-time */
                            madeAt: string;
                        };
                    } | {
                        /** @enum {string} */
                        kind: "money";
                        body: {
                            /** @enum {string} */
                            type: "claim" | "fees" | "expense" | "payment";
                            /** Format: date */
                            date: string;
                            concept: string;
                            /** @default  */
                            person?: string;
                            /** @enum {string} */
                            currency: "ARS" | "USD";
                            amount: string;
                            /** @default  */
                            uma?: string;
                            /** @default  */
                            notes?: string;
                        };
                    } | {
                        /** @enum {string} */
                        kind: "comment";
                        body: {
                            text: string;
                            /** @default null */
                            aboutItemId?: string | null;
                            /** @default [] */
                            mentions?: string[];
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": ({
                            /** @enum {string} */
                            kind: "party";
                            body: {
                                /** @enum {string} */
                                role: "plaintiff" | "defendant" | "counsel" | "expert" | "witness" | "judge" | "impleaded" | "victim" | "accused" | "complainant" | "prosecutor" | "insurer" | "heir" | "employer" | "worker" | "other";
                                name: string;
                                /** @default  */
                                document: string;
                                /** @default  */
                                domicile: string;
                                /** @default  */
                                email: string;
                                /** @default  */
                                phone: string;
                                /** @default  */
                                notes: string;
                                /** @default false */
                                isClient: boolean;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "note";
                            body: {
                                /** @default  */
                                title: string;
                                text: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "consultation";
                            body: {
                                title: string;
                                tool: string;
                                /** @default  */
                                question: string;
                                text: string;
                                /** @default null */
                                data: unknown;
                                /** Format: date-time */
                                madeAt: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "result";
                            body: {
                                title: string;
                                tool: string;
                                /** @default  */
                                question: string;
                                text: string;
                                /** @default null */
                                data: unknown;
                                /** Format: date-time */
                                madeAt: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "calculation";
                            body: {
                                title: string;
                                tool: string;
                                /** @default  */
                                question: string;
                                text: string;
                                /** @default null */
                                data: unknown;
                                /** Format: date-time */
                                madeAt: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "money";
                            body: {
                                /** @enum {string} */
                                type: "claim" | "fees" | "expense" | "payment";
                                /** Format: date */
                                date: string;
                                concept: string;
                                /** @default  */
                                person: string;
                                /** @enum {string} */
                                currency: "ARS" | "USD";
                                amount: string;
                                /** @default  */
                                uma: string;
                                /** @default  */
                                notes: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "comment";
                            body: {
                                text: string;
                                /** @default null */
                                aboutItemId: string | null;
                                /** @default [] */
                                mentions: string[];
                            };
                        }) & {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            matterId: string;
                            author: {
                                /** Format: uuid */
                                accountId: string;
                                name: string;
                            } | null;
                            isClientVisible: boolean;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matters/{id}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un elemento de una causa */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    itemId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": ({
                            /** @enum {string} */
                            kind: "party";
                            body: {
                                /** @enum {string} */
                                role: "plaintiff" | "defendant" | "counsel" | "expert" | "witness" | "judge" | "impleaded" | "victim" | "accused" | "complainant" | "prosecutor" | "insurer" | "heir" | "employer" | "worker" | "other";
                                name: string;
                                /** @default  */
                                document: string;
                                /** @default  */
                                domicile: string;
                                /** @default  */
                                email: string;
                                /** @default  */
                                phone: string;
                                /** @default  */
                                notes: string;
                                /** @default false */
                                isClient: boolean;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "note";
                            body: {
                                /** @default  */
                                title: string;
                                text: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "consultation";
                            body: {
                                title: string;
                                tool: string;
                                /** @default  */
                                question: string;
                                text: string;
                                /** @default null */
                                data: unknown;
                                /** Format: date-time */
                                madeAt: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "result";
                            body: {
                                title: string;
                                tool: string;
                                /** @default  */
                                question: string;
                                text: string;
                                /** @default null */
                                data: unknown;
                                /** Format: date-time */
                                madeAt: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "calculation";
                            body: {
                                title: string;
                                tool: string;
                                /** @default  */
                                question: string;
                                text: string;
                                /** @default null */
                                data: unknown;
                                /** Format: date-time */
                                madeAt: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "money";
                            body: {
                                /** @enum {string} */
                                type: "claim" | "fees" | "expense" | "payment";
                                /** Format: date */
                                date: string;
                                concept: string;
                                /** @default  */
                                person: string;
                                /** @enum {string} */
                                currency: "ARS" | "USD";
                                amount: string;
                                /** @default  */
                                uma: string;
                                /** @default  */
                                notes: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "comment";
                            body: {
                                text: string;
                                /** @default null */
                                aboutItemId: string | null;
                                /** @default [] */
                                mentions: string[];
                            };
                        }) & {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            matterId: string;
                            author: {
                                /** Format: uuid */
                                accountId: string;
                                name: string;
                            } | null;
                            isClientVisible: boolean;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        /** Guardar un elemento sobre la versión que se leyó */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    itemId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        content: {
                            /** @enum {string} */
                            kind: "party";
                            body: {
                                /** @enum {string} */
                                role: "plaintiff" | "defendant" | "counsel" | "expert" | "witness" | "judge" | "impleaded" | "victim" | "accused" | "complainant" | "prosecutor" | "insurer" | "heir" | "employer" | "worker" | "other";
                                name: string;
                                /** @default  */
                                document?: string;
                                /** @default  */
                                domicile?: string;
                                /** @default  */
                                email?: string;
                                /** @default  */
                                phone?: string;
                                /** @default  */
                                notes?: string;
                                /** @default false */
                                isClient?: boolean;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "note";
                            body: {
                                /** @default  */
                                title?: string;
                                text: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "consultation";
                            body: {
                                title: string;
                                tool: string;
                                /** @default  */
                                question?: string;
                                text: string;
                                /** @default null */
                                data?: unknown;
                                /** Format: date-time */
                                madeAt: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "result";
                            body: {
                                title: string;
                                tool: string;
                                /** @default  */
                                question?: string;
                                text: string;
                                /** @default null */
                                data?: unknown;
                                /** Format: date-time */
                                madeAt: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "calculation";
                            body: {
                                title: string;
                                tool: string;
                                /** @default  */
                                question?: string;
                                text: string;
                                /** @default null */
                                data?: unknown;
                                /** Format: date-time */
                                madeAt: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "money";
                            body: {
                                /** @enum {string} */
                                type: "claim" | "fees" | "expense" | "payment";
                                /** Format: date */
                                date: string;
                                concept: string;
                                /** @default  */
                                person?: string;
                                /** @enum {string} */
                                currency: "ARS" | "USD";
                                amount: string;
                                /** @default  */
                                uma?: string;
                                /** @default  */
                                notes?: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "comment";
                            body: {
                                text: string;
                                /** @default null */
                                aboutItemId?: string | null;
                                /** @default [] */
                                mentions?: string[];
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": ({
                            /** @enum {string} */
                            kind: "party";
                            body: {
                                /** @enum {string} */
                                role: "plaintiff" | "defendant" | "counsel" | "expert" | "witness" | "judge" | "impleaded" | "victim" | "accused" | "complainant" | "prosecutor" | "insurer" | "heir" | "employer" | "worker" | "other";
                                name: string;
                                /** @default  */
                                document: string;
                                /** @default  */
                                domicile: string;
                                /** @default  */
                                email: string;
                                /** @default  */
                                phone: string;
                                /** @default  */
                                notes: string;
                                /** @default false */
                                isClient: boolean;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "note";
                            body: {
                                /** @default  */
                                title: string;
                                text: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "consultation";
                            body: {
                                title: string;
                                tool: string;
                                /** @default  */
                                question: string;
                                text: string;
                                /** @default null */
                                data: unknown;
                                /** Format: date-time */
                                madeAt: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "result";
                            body: {
                                title: string;
                                tool: string;
                                /** @default  */
                                question: string;
                                text: string;
                                /** @default null */
                                data: unknown;
                                /** Format: date-time */
                                madeAt: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "calculation";
                            body: {
                                title: string;
                                tool: string;
                                /** @default  */
                                question: string;
                                text: string;
                                /** @default null */
                                data: unknown;
                                /** Format: date-time */
                                madeAt: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "money";
                            body: {
                                /** @enum {string} */
                                type: "claim" | "fees" | "expense" | "payment";
                                /** Format: date */
                                date: string;
                                concept: string;
                                /** @default  */
                                person: string;
                                /** @enum {string} */
                                currency: "ARS" | "USD";
                                amount: string;
                                /** @default  */
                                uma: string;
                                /** @default  */
                                notes: string;
                            };
                        } | {
                            /** @enum {string} */
                            kind: "comment";
                            body: {
                                text: string;
                                /** @default null */
                                aboutItemId: string | null;
                                /** @default [] */
                                mentions: string[];
                            };
                        }) & {
                            /** Format: uuid */
                            id: string;
                            /** Format: uuid */
                            matterId: string;
                            author: {
                                /** Format: uuid */
                                accountId: string;
                                name: string;
                            } | null;
                            isClientVisible: boolean;
                            version: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matters/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Los documentos y escritos de una causa */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            files: ({
                                /** @enum {string} */
                                type: "document";
                                /** Format: uuid */
                                documentId: string;
                                name: string;
                                /** @enum {string} */
                                kind: "pdf" | "docx" | "txt";
                                sizeBytes: number;
                                pages: number | null;
                                summary: string;
                                /** Format: uuid */
                                id: string;
                                owner: {
                                    /** Format: uuid */
                                    accountId: string;
                                    name: string;
                                } | null;
                                isMine: boolean;
                                isClientVisible: boolean;
                                /** Format: date-time */
                                filedAt: string;
                            } | {
                                /** @enum {string} */
                                type: "writing";
                                /** Format: uuid */
                                editorDocumentId: string;
                                name: string;
                                words: number;
                                excerpt: string;
                                /** Format: date-time */
                                updatedAt: string;
                                /** Format: uuid */
                                id: string;
                                owner: {
                                    /** Format: uuid */
                                    accountId: string;
                                    name: string;
                                } | null;
                                isMine: boolean;
                                isClientVisible: boolean;
                                /** Format: date-time */
                                filedAt: string;
                            })[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Incorporar a una causa un documento o un escrito propio */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        documentId: string;
                    } | {
                        /** Format: uuid */
                        editorDocumentId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            type: "document";
                            /** Format: uuid */
                            documentId: string;
                            name: string;
                            /** @enum {string} */
                            kind: "pdf" | "docx" | "txt";
                            sizeBytes: number;
                            pages: number | null;
                            summary: string;
                            /** Format: uuid */
                            id: string;
                            owner: {
                                /** Format: uuid */
                                accountId: string;
                                name: string;
                            } | null;
                            isMine: boolean;
                            isClientVisible: boolean;
                            /** Format: date-time */
                            filedAt: string;
                        } | {
                            /** @enum {string} */
                            type: "writing";
                            /** Format: uuid */
                            editorDocumentId: string;
                            name: string;
                            words: number;
                            excerpt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            /** Format: uuid */
                            id: string;
                            owner: {
                                /** Format: uuid */
                                accountId: string;
                                name: string;
                            } | null;
                            isMine: boolean;
                            isClientVisible: boolean;
                            /** Format: date-time */
                            filedAt: string;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matters/{id}/files/{fileId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Descargar un documento de una causa */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    fileId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description El archivo */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": string;
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Las causas propias y las compartidas */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    archived?: "yes" | "no";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            matters: {
                                title: string;
                                /** @default  */
                                fileNumber: string;
                                /** @default  */
                                court: string;
                                /** @default  */
                                clientName: string;
                                /** @default null */
                                side: ("plaintiff" | "defendant" | "third-party" | "complainant" | "defence" | "other") | null;
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                forum: "civil" | "comercial" | "laboral" | "familia" | "penal" | "contencioso-administrativo" | "previsional" | "federal" | "otro";
                                /** @enum {string} */
                                state: "active" | "waiting" | "closed";
                                /** @enum {string} */
                                role: "owner" | "titular" | "abogado" | "asistente" | "cliente";
                                mayDelete: boolean;
                                responsible: {
                                    /** Format: uuid */
                                    accountId: string;
                                    name: string;
                                } | null;
                                nextDeadline: {
                                    /** Format: date */
                                    date: string;
                                    title: string;
                                    /** @enum {string} */
                                    kind: "deadline" | "due" | "hearing" | "meeting";
                                    isOverdue: boolean;
                                    upcoming: string | null;
                                } | null;
                                archivedAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                            total: number;
                            opened: number;
                            limit: number;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        /** Abrir una causa */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        head: {
                            title: string;
                            /** @default  */
                            fileNumber?: string;
                            /** @default  */
                            court?: string;
                            /** @default  */
                            clientName?: string;
                            /** @default null */
                            side?: ("plaintiff" | "defendant" | "third-party" | "complainant" | "defence" | "other") | null;
                            /** @default  */
                            summary?: string;
                        };
                        /** @enum {string} */
                        forum: "civil" | "comercial" | "laboral" | "familia" | "penal" | "contencioso-administrativo" | "previsional" | "federal" | "otro";
                        /**
                         * @default active
                         * @enum {string}
                         */
                        state?: "active" | "waiting" | "closed";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            title: string;
                            /** @default  */
                            fileNumber: string;
                            /** @default  */
                            court: string;
                            /** @default  */
                            clientName: string;
                            /** @default null */
                            side: ("plaintiff" | "defendant" | "third-party" | "complainant" | "defence" | "other") | null;
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            forum: "civil" | "comercial" | "laboral" | "familia" | "penal" | "contencioso-administrativo" | "previsional" | "federal" | "otro";
                            /** @enum {string} */
                            state: "active" | "waiting" | "closed";
                            /** @enum {string} */
                            role: "owner" | "titular" | "abogado" | "asistente" | "cliente";
                            mayDelete: boolean;
                            responsible: {
                                /** Format: uuid */
                                accountId: string;
                                name: string;
                            } | null;
                            nextDeadline: {
                                /** Format: date */
                                date: string;
                                title: string;
                                /** @enum {string} */
                                kind: "deadline" | "due" | "hearing" | "meeting";
                                isOverdue: boolean;
                                upcoming: string | null;
                            } | null;
                            archivedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            summary: string;
                            owner: {
                                /** Format: uuid */
                                accountId: string;
                                name: string;
                            } | null;
                            firmId: string | null;
                            isRestricted: boolean;
                            version: number;
                            counts: {
                                [key: string]: number;
                            };
                            itemsLimit: number;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Una causa */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            title: string;
                            /** @default  */
                            fileNumber: string;
                            /** @default  */
                            court: string;
                            /** @default  */
                            clientName: string;
                            /** @default null */
                            side: ("plaintiff" | "defendant" | "third-party" | "complainant" | "defence" | "other") | null;
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            forum: "civil" | "comercial" | "laboral" | "familia" | "penal" | "contencioso-administrativo" | "previsional" | "federal" | "otro";
                            /** @enum {string} */
                            state: "active" | "waiting" | "closed";
                            /** @enum {string} */
                            role: "owner" | "titular" | "abogado" | "asistente" | "cliente";
                            mayDelete: boolean;
                            responsible: {
                                /** Format: uuid */
                                accountId: string;
                                name: string;
                            } | null;
                            nextDeadline: {
                                /** Format: date */
                                date: string;
                                title: string;
                                /** @enum {string} */
                                kind: "deadline" | "due" | "hearing" | "meeting";
                                isOverdue: boolean;
                                upcoming: string | null;
                            } | null;
                            archivedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            summary: string;
                            owner: {
                                /** Format: uuid */
                                accountId: string;
                                name: string;
                            } | null;
                            firmId: string | null;
                            isRestricted: boolean;
                            version: number;
                            counts: {
                                [key: string]: number;
                            };
                            itemsLimit: number;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        /** Guardar una causa sobre la versión que se leyó */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        head: {
                            title: string;
                            /** @default  */
                            fileNumber?: string;
                            /** @default  */
                            court?: string;
                            /** @default  */
                            clientName?: string;
                            /** @default null */
                            side?: ("plaintiff" | "defendant" | "third-party" | "complainant" | "defence" | "other") | null;
                            /** @default  */
                            summary?: string;
                        };
                        /** @enum {string} */
                        forum: "civil" | "comercial" | "laboral" | "familia" | "penal" | "contencioso-administrativo" | "previsional" | "federal" | "otro";
                        /** @enum {string} */
                        state: "active" | "waiting" | "closed";
                        responsibleAccountId: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            title: string;
                            /** @default  */
                            fileNumber: string;
                            /** @default  */
                            court: string;
                            /** @default  */
                            clientName: string;
                            /** @default null */
                            side: ("plaintiff" | "defendant" | "third-party" | "complainant" | "defence" | "other") | null;
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            forum: "civil" | "comercial" | "laboral" | "familia" | "penal" | "contencioso-administrativo" | "previsional" | "federal" | "otro";
                            /** @enum {string} */
                            state: "active" | "waiting" | "closed";
                            /** @enum {string} */
                            role: "owner" | "titular" | "abogado" | "asistente" | "cliente";
                            mayDelete: boolean;
                            responsible: {
                                /** Format: uuid */
                                accountId: string;
                                name: string;
                            } | null;
                            nextDeadline: {
                                /** Format: date */
                                date: string;
                                title: string;
                                /** @enum {string} */
                                kind: "deadline" | "due" | "hearing" | "meeting";
                                isOverdue: boolean;
                                upcoming: string | null;
                            } | null;
                            archivedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            summary: string;
                            owner: {
                                /** Format: uuid */
                                accountId: string;
                                name: string;
                            } | null;
                            firmId: string | null;
                            isRestricted: boolean;
                            version: number;
                            counts: {
                                [key: string]: number;
                            };
                            itemsLimit: number;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matters/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archivar o desarchivar una causa */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        archived: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            title: string;
                            /** @default  */
                            fileNumber: string;
                            /** @default  */
                            court: string;
                            /** @default  */
                            clientName: string;
                            /** @default null */
                            side: ("plaintiff" | "defendant" | "third-party" | "complainant" | "defence" | "other") | null;
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            forum: "civil" | "comercial" | "laboral" | "familia" | "penal" | "contencioso-administrativo" | "previsional" | "federal" | "otro";
                            /** @enum {string} */
                            state: "active" | "waiting" | "closed";
                            /** @enum {string} */
                            role: "owner" | "titular" | "abogado" | "asistente" | "cliente";
                            mayDelete: boolean;
                            responsible: {
                                /** Format: uuid */
                                accountId: string;
                                name: string;
                            } | null;
                            nextDeadline: {
                                /** Format: date */
                                date: string;
                                title: string;
                                /** @enum {string} */
                                kind: "deadline" | "due" | "hearing" | "meeting";
                                isOverdue: boolean;
                                upcoming: string | null;
                            } | null;
                            archivedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            summary: string;
                            owner: {
                                /** Format: uuid */
                                accountId: string;
                                name: string;
                            } | null;
                            firmId: string | null;
                            isRestricted: boolean;
                            version: number;
                            counts: {
                                [key: string]: number;
                            };
                            itemsLimit: number;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/matters/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Qué pasó en una causa */
        get: {
            parameters: {
                query?: {
                    cursor?: string;
                    limit?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            entries: {
                                id: string;
                                /** Format: date-time */
                                at: string;
                                by: {
                                    /** Format: uuid */
                                    accountId: string;
                                    name: string;
                                } | null;
                                /** @enum {string} */
                                action: "matter_opened" | "matter_changed" | "matter_archived" | "matter_unarchived" | "matter_deleted" | "matter_restored" | "matter_exported" | "item_added" | "item_changed" | "item_deleted" | "item_restored" | "entry_added" | "entry_changed" | "entry_done" | "entry_moved_in" | "entry_moved_out" | "entry_deleted" | "entry_restored" | "entry_recomputed" | "entry_unsettled" | "file_filed" | "file_unfiled" | "sharing_changed" | "handed_over" | "client_removed" | "shown_to_client" | "hidden_from_client";
                                itemId: string | null;
                                itemKind: ("party" | "note" | "consultation" | "result" | "calculation" | "money" | "comment") | null;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/citations/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verificar las citas de un texto
         * @description Busca cada referencia legal en el corpus y compara lo que el texto transcribe con el original. No usa ningún modelo y no cuenta como uso; el texto no se guarda ni se registra.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                        asOf?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            references: {
                                text: string;
                                start: number;
                                end: number;
                                /** @enum {string} */
                                kind: "article" | "norm" | "ruling";
                                keys: string[];
                                label: string;
                                normFrom: ("told" | "inferred") | null;
                                /** @enum {string} */
                                status: "no-such-article" | "text-differs" | "repealed" | "amended" | "ambiguous" | "not-in-corpus" | "quote-matches" | "exists";
                                detail: string;
                                since: string | null;
                                suspect: boolean;
                                sources: {
                                    id: string;
                                    label: string;
                                    title: string;
                                    isExtract?: boolean;
                                }[];
                                articles: {
                                    key: string;
                                    label: string;
                                    /** @enum {string} */
                                    status: "no-such-article" | "text-differs" | "repealed" | "amended" | "ambiguous" | "not-in-corpus" | "quote-matches" | "exists";
                                }[];
                                quotes: {
                                    text: string;
                                    start: number;
                                    end: number;
                                    /** @enum {string} */
                                    result: "matches" | "matches-earlier" | "matches-later" | "differs" | "not-found" | "not-compared";
                                    likeness: ("exact" | "spacing" | "punctuation") | null;
                                    elided: boolean;
                                    inHeadnotes: boolean;
                                    from?: string | null;
                                    sourceId: string | null;
                                    sourceLabel: string | null;
                                    quoted: {
                                        text: string;
                                        changed: boolean;
                                    }[];
                                    official: {
                                        text: string;
                                        changed: boolean;
                                    }[];
                                }[];
                            }[];
                            summary: {
                                total: number;
                                byStatus: {
                                    [key: string]: number;
                                };
                            };
                            readTo: number | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pleadings/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revisar un escrito judicial
         * @description Lee qué escrito es, de qué parte y ante qué juez, y lo controla con las reglas del corpus. No usa ningún modelo y no cuenta como uso; el texto no se guarda ni se registra.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                        /** @enum {string} */
                        kind?: "demanda" | "contestacion" | "apelacion" | "expresion-de-agravios" | "contestacion-de-agravios" | "alegato" | "recurso-extraordinario" | "amparo" | "otro";
                        /** @enum {string} */
                        side?: "actora" | "demandada" | "tercero" | "otra";
                        /** @enum {string} */
                        forum?: "civil" | "comercial" | "laboral" | "familia" | "contencioso" | "penal" | "federal";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            kind: "demanda" | "contestacion" | "apelacion" | "expresion-de-agravios" | "contestacion-de-agravios" | "alegato" | "recurso-extraordinario" | "amparo" | "otro";
                            kindQuote: string | null;
                            /** @enum {string} */
                            side: "actora" | "demandada" | "tercero" | "otra";
                            sideQuote: string | null;
                            /** @enum {string} */
                            forum: "civil" | "comercial" | "laboral" | "familia" | "contencioso" | "penal" | "federal";
                            court: string | null;
                            date: string | null;
                            parties: {
                                name: string;
                                /** @enum {string} */
                                role: "actora" | "demandada" | "tercero" | "citada-en-garantia" | "letrado" | "apoderado" | "perito" | "otro";
                            }[];
                            amounts: {
                                amount: number;
                                /** @enum {string} */
                                currency: "ARS" | "USD";
                                for: string;
                            }[];
                            petitum: string[];
                            claims: string[];
                            denials: string[];
                            evidence: {
                                text: string;
                                quote: string | null;
                            }[];
                            federalQuestion: boolean;
                            findings: {
                                id: string;
                                title: string;
                                /** @enum {string} */
                                level: "high" | "medium" | "low";
                                quote: string | null;
                                looksFor: string;
                                why: string;
                                mend: string;
                                articles: {
                                    key: string;
                                    label: string;
                                }[];
                            }[];
                            checks: number;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculators/deadline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calcular un vencimiento
         * @description Sin cuenta ni usos. Lo que falta o no puede ser se responde 422 con el dato. Cuerpo: notified, by, hour, jurisdiction, deadline, length, unit, distanceKm, suspended, extension.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        notified: string;
                        /** @enum {string} */
                        by: "cedula" | "electronica" | "personal" | "carta-documento" | "telegrama" | "acta-notarial" | "edictos" | "ministerio-de-la-ley";
                        hour?: string | null;
                        jurisdiction?: string | null;
                        deadline?: string | null;
                        length?: number | null;
                        unit?: ("dias-habiles-judiciales" | "dias-habiles-administrativos" | "dias-habiles-laborales" | "dias-corridos" | "meses" | "anios" | "horas") | null;
                        distanceKm?: number | null;
                        suspended?: {
                            /** Format: date */
                            from: string;
                            /** Format: date */
                            to: string;
                        }[] | null;
                        extension?: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            due: string;
                            dueHour: string | null;
                            graceUntil: string | null;
                            notifiedOn: string;
                            jurisdiction: string;
                            name: string | null;
                            length: number;
                            /** @enum {string} */
                            unit: "dias-habiles-judiciales" | "dias-habiles-administrativos" | "dias-habiles-laborales" | "dias-corridos" | "meses" | "anios" | "horas";
                            addedDays: number;
                            article: string;
                            effect: string | null;
                            peremptory: boolean | null;
                            days: {
                                day: string;
                                /** @enum {string} */
                                kind: "notificacion" | "habil" | "corrido" | "feriado" | "no-laborable" | "inhabil" | "feria" | "fin-de-semana" | "suspendido";
                                name: string | null;
                                count: number | null;
                            }[];
                            readings: {
                                id: string;
                                label: string;
                                because: string;
                                value: string;
                                citations: string[];
                            }[];
                            min: string | null;
                            max: string | null;
                            missing: {
                                fact: string;
                                question: string;
                                min: string;
                                max: string;
                                swing: number;
                            }[];
                            steps: {
                                text: string;
                                citations: string[];
                                facts?: string[];
                            }[];
                            citations: string[];
                            dataAsOf: string | null;
                            notes: string[];
                            underReview: {
                                articles: string[];
                                note: string;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculators/limitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calcular una prescripción o caducidad
         * @description Sin cuenta ni usos. Lo que falta o no puede ser se responde 422 con el dato. Cuerpo: claim, since, events, asOf.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        claim: string;
                        /** Format: date */
                        since: string;
                        events?: {
                            /** @enum {string} */
                            kind: "intimacion" | "mediacion" | "demanda" | "reconocimiento" | "arbitraje" | "reclamo-administrativo";
                            /** Format: date */
                            date: string;
                            mode?: ("sorteo" | "privada") | null;
                            actaDisponible?: string | null;
                            until?: string | null;
                            hour?: string | null;
                        }[];
                        /** Format: date */
                        asOf: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            claim: string;
                            /** @enum {string} */
                            kind: "prescripcion" | "caducidad";
                            period: string;
                            article: string;
                            starts: string;
                            due: string | null;
                            dueBeforeDemand: string | null;
                            graceUntil: string | null;
                            expired: boolean;
                            interrupted: boolean;
                            suspended: boolean;
                            readings: {
                                id: string;
                                label: string;
                                because: string;
                                value: string;
                                citations: string[];
                            }[];
                            min: string | null;
                            max: string | null;
                            missing: {
                                fact: string;
                                question: string;
                                min: string;
                                max: string;
                                swing: number;
                            }[];
                            steps: {
                                text: string;
                                citations: string[];
                                facts?: string[];
                            }[];
                            citations: string[];
                            dataAsOf: string | null;
                            notes: string[];
                            underReview: {
                                articles: string[];
                                note: string;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculators/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Plazos y reclamos que se pueden pedir por su nombre */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            jurisdictions: {
                                id: string;
                                label: string;
                                units: ("dias-habiles-judiciales" | "dias-habiles-administrativos" | "dias-habiles-laborales" | "dias-corridos" | "meses" | "anios" | "horas")[];
                            }[];
                            deadlines: {
                                id: string;
                                name: string;
                                aliases: string[];
                                jurisdictions: string[];
                                length: number;
                                /** @enum {string} */
                                unit: "dias-habiles-judiciales" | "dias-habiles-administrativos" | "dias-habiles-laborales" | "dias-corridos" | "meses" | "anios" | "horas";
                                starts: string;
                                article: string;
                                effect: string;
                                peremptory: boolean;
                                checked: string;
                                underReview: boolean;
                            }[];
                            claims: {
                                id: string;
                                name: string;
                                aliases: string[];
                                /** @enum {string} */
                                kind: "prescripcion" | "caducidad";
                                period: string;
                                starts: string;
                                article: string;
                                checked: string;
                                underReview: boolean;
                            }[];
                            causes: {
                                id: string;
                                name: string;
                                article: string;
                                refused: string | null;
                            }[];
                            calendars: {
                                id: string;
                                from: number;
                                to: number;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculators/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calcular honorarios de la justicia nacional y federal
         * @description Sin usos. Lo que falta o no puede ser se responde 422 con el dato. Cuerpo: matter, amount, uma, asOf, stages, dismissed, endedBeforeEvidence, exceptions, opposition, housing, singleLawyer, exclusiveBenefit, appeal. Asuntos: conocimiento, laboral, ejecutivo, ejecucion-de-sentencia, sucesion, medida-cautelar, posesoria, alimentos, desalojo, convenio-de-desocupacion, contencioso-administrativo, actuacion-administrativa, liquidacion-de-la-comunidad, escrituracion, amparo, incidencia-colectiva, divorcio, efectos-divorcio, adopcion, tutela, restriccion-capacidad, filiacion, accion-de-estado, veeduria, informacion-sumaria, tramite-administrativo, tramite-igj, denuncia-penal-con-firma, excarcelacion, suspension-juicio-prueba, juicio-abreviado, penal-instruccion, penal-juicio, incidencia-colectiva-sin-monto, habeas-corpus, habeas-data, amparo-sin-monto, inconstitucionalidad-sin-monto, contencioso-sin-monto, administrativo-sin-monto, mediacion, recurso-extraordinario, queja, exhorto-notificacion, exhorto-inscripcion, exhorto-prueba, consulta-verbal, consulta-con-informe, carta-documento, estudio-de-actuaciones, asistencia-en-actos, gastos-de-inicio, denuncia-sin-firma, pericia, pericia-no-presentada, contrato-de-locacion, boleto-de-compraventa, sociedad, otro-contrato, particion.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        matter: string;
                        amount?: number;
                        uma?: number;
                        /** Format: date */
                        asOf?: string;
                        stages?: number;
                        dismissed?: boolean;
                        endedBeforeEvidence?: boolean;
                        exceptions?: boolean;
                        opposition?: boolean;
                        housing?: boolean;
                        singleLawyer?: boolean;
                        exclusiveBenefit?: boolean;
                        /** @enum {string} */
                        appeal?: "none" | "second-instance" | "full-reversal";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            matter: string;
                            label: string;
                            minUMA: number;
                            maxUMA: number | null;
                            min: number | null;
                            max: number | null;
                            uma: {
                                value: number;
                                source: string;
                            } | null;
                            lines: {
                                id: string;
                                label: string;
                                minUMA: number;
                                maxUMA: number | null;
                                min: number | null;
                                max: number | null;
                                readings: {
                                    id: string;
                                    label: string;
                                    because: string;
                                    value: number;
                                    citations: string[];
                                }[];
                                steps: {
                                    text: string;
                                    citations: string[];
                                    facts?: string[];
                                }[];
                                citations: string[];
                            }[];
                            missing: {
                                fact: string;
                                question: string;
                            }[];
                            steps: {
                                text: string;
                                citations: string[];
                                facts?: string[];
                            }[];
                            citations: string[];
                            dataAsOf: string | null;
                            notes: string[];
                            underReview: {
                                articles: string[];
                                note: string;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculators/inheritance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calcular las partes de una herencia
         * @description Sin usos. Lo que falta o no puede ser se responde 422 con el dato. Cuerpo: spouse, children, parents, grandparents, siblings, uncles, cousins, marital, estate, disabledDescendant, disabledAscendant, death.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        spouse?: boolean;
                        children?: {
                            alive: boolean;
                            /** @default 0 */
                            grandchildren?: number | {
                                alive: boolean;
                                /** @default 0 */
                                grandchildren?: number | {
                                    alive: boolean;
                                    /** @default 0 */
                                    grandchildren?: number | {
                                        alive: boolean;
                                        /** @default 0 */
                                        grandchildren?: number | {
                                            alive: boolean;
                                            /** @default 0 */
                                            grandchildren?: number | {
                                                alive: boolean;
                                                /** @default 0 */
                                                grandchildren?: number;
                                            }[];
                                        }[];
                                    }[];
                                }[];
                            }[];
                        }[];
                        parents?: number;
                        grandparents?: number;
                        siblings?: {
                            /** @default 0 */
                            full?: number;
                            /** @default 0 */
                            half?: number;
                            /** @default [] */
                            nephews?: {
                                /** @enum {string} */
                                bond: "full" | "half";
                                n: number;
                            }[];
                        };
                        uncles?: number;
                        cousins?: number;
                        marital?: string;
                        estate?: {
                            /** @default 0 */
                            own?: number;
                            /** @default 0 */
                            community?: number;
                        };
                        disabledDescendant?: boolean;
                        disabledAscendant?: boolean;
                        /** Format: date */
                        death?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            shares: {
                                [key: string]: string;
                            };
                            lines: {
                                id: string;
                                label: string;
                                people: number;
                                share: string;
                                amount: number | null;
                                readings: {
                                    id: string;
                                    label: string;
                                    because: string;
                                    value: string;
                                    citations: string[];
                                }[];
                                steps: {
                                    text: string;
                                    citations: string[];
                                    facts?: string[];
                                }[];
                                citations: string[];
                            }[];
                            legitima: string;
                            disponible: string;
                            mejoraMax: string | null;
                            estateAmount: number | null;
                            missing: {
                                fact: string;
                                question: string;
                            }[];
                            steps: {
                                text: string;
                                citations: string[];
                                facts?: string[];
                            }[];
                            citations: string[];
                            dataAsOf: string | null;
                            notes: string[];
                            underReview: {
                                articles: string[];
                                note: string;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculators/interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Actualizar una deuda y sus intereses
         * @description Sin usos. Lo que falta o no puede ser se responde 422 con el dato; una serie pública que no se puede leer, 503. Cuerpo: debt, capital, from, to, rate, yearDays, capitalization, index, payments, dues, pendingCase.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @default general
                         * @enum {string}
                         */
                        debt?: "general" | "laboral" | "alimentos" | "alquiler";
                        /** @default 0 */
                        capital?: number;
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        rate?: {
                            annual?: number;
                            monthly?: number;
                            added?: number;
                            table?: string;
                            /** @enum {string} */
                            series?: "tasa-pasiva" | "badlar";
                        };
                        /** @default 365 */
                        yearDays?: 365 | 360;
                        capitalization?: {
                            /** @enum {string} */
                            kind: "clause" | "other-law";
                            everyMonths: number;
                        } | {
                            /** @enum {string} */
                            kind: "demand" | "settlement";
                            /** Format: date */
                            on: string;
                        };
                        index?: {
                            /** @enum {string} */
                            series?: "cer" | "uva" | "icl" | "ipc" | "ripte";
                            coefficient?: number;
                            table?: string;
                        };
                        /** @default [] */
                        payments?: {
                            /** Format: date */
                            date: string;
                            amount: number;
                            toCapital?: boolean;
                        }[];
                        /** @default [] */
                        dues?: {
                            /** Format: date */
                            date: string;
                            amount: number;
                            months?: number;
                        }[];
                        pendingCase?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lines: {
                                id: string;
                                label: string;
                                amount: number | null;
                                min: number;
                                max: number | null;
                                readings: {
                                    id: string;
                                    label: string;
                                    because: string;
                                    value: number;
                                    citations: string[];
                                }[];
                                steps: {
                                    text: string;
                                    citations: string[];
                                    facts?: string[];
                                }[];
                                citations: string[];
                            }[];
                            capital: number;
                            interest: number;
                            paid: number;
                            total: number | null;
                            min: number;
                            max: number;
                            readings: {
                                id: string;
                                label: string;
                                because: string;
                                value: number;
                                citations: string[];
                            }[];
                            missing: {
                                fact: string;
                                question: string;
                            }[];
                            steps: {
                                text: string;
                                citations: string[];
                                facts?: string[];
                            }[];
                            citations: string[];
                            dataAsOf: string | null;
                            notes: string[];
                            underReview: {
                                articles: string[];
                                note: string;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculators/rent-exit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calcular cuánto cuesta dejar un alquiler antes de tiempo
         * @description Sin usos. Lo que falta o no puede ser se responde 422 con el dato. Cuerpo: notification, contractEnd, contractStart, monthlyRent, fixedRent, rents.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        notification: string;
                        /** Format: date */
                        contractEnd: string;
                        /** Format: date */
                        contractStart?: string;
                        monthlyRent: number;
                        fixedRent?: boolean;
                        rents?: {
                            /** Format: date */
                            from: string;
                            monthlyRent: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            months: number;
                            days: number;
                            futureRent: number | null;
                            penalty: number | null;
                            lines: {
                                id: string;
                                label: string;
                                amount: number | null;
                                min: number;
                                max: number | null;
                                readings: {
                                    id: string;
                                    label: string;
                                    because: string;
                                    value: number;
                                    citations: string[];
                                }[];
                                steps: {
                                    text: string;
                                    citations: string[];
                                    facts?: string[];
                                }[];
                                citations: string[];
                            }[];
                            readings: {
                                id: string;
                                label: string;
                                because: string;
                                value: number;
                                citations: string[];
                            }[];
                            min: number;
                            max: number | null;
                            missing: {
                                fact: string;
                                question: string;
                            }[];
                            steps: {
                                text: string;
                                citations: string[];
                                facts?: string[];
                            }[];
                            citations: string[];
                            dataAsOf: string | null;
                            notes: string[];
                            underReview: {
                                articles: string[];
                                note: string;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculators/labour-termination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calcular la liquidación por la extinción de un contrato de trabajo
         * @description Sin usos. Lo que falta o no puede ser se responde 422 con el dato. Cuerpo: start, end, cause, worker, bestPay, cap, capUnknown, noticeGiven, registered, vacationTaken, trialMonths, daysWorked, imputable, termEnd, sickUntil, variableSixMonths, variableYear, previousStart, previousEnd, previousPaid.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        start: string;
                        /** Format: date */
                        end: string;
                        /** @enum {string} */
                        cause: "sin-causa" | "despido-indirecto" | "renuncia" | "mutuo-acuerdo" | "con-causa" | "abandono" | "periodo-de-prueba" | "embarazo" | "matrimonio" | "discriminatorio" | "enfermedad" | "fuerza-mayor" | "quiebra" | "muerte" | "muerte-del-empleador" | "incapacidad-absoluta" | "incapacidad-sin-tareas" | "incapacidad-sin-reubicacion" | "inhabilitacion" | "vencida-la-reserva" | "jubilacion" | "trabajador-jubilado" | "plazo-fijo" | "vencimiento-plazo-fijo" | "accidente-de-trabajo" | "excedencia" | "fondo-de-cese";
                        /** @enum {string} */
                        worker?: "dependencia" | "domestico" | "agrario" | "construccion" | "embarcado" | "publico" | "independiente";
                        bestPay: number;
                        cap?: number | null;
                        capUnknown?: boolean;
                        noticeGiven?: boolean | null;
                        registered?: boolean | null;
                        vacationTaken?: number | null;
                        trialMonths?: number | null;
                        daysWorked?: number | null;
                        imputable?: boolean | null;
                        termEnd?: string | null;
                        sickUntil?: string | null;
                        variableSixMonths?: number | null;
                        variableYear?: number | null;
                        previousStart?: string | null;
                        previousEnd?: string | null;
                        previousPaid?: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            cause: string;
                            lines: {
                                id: string;
                                label: string;
                                amount: number | null;
                                min: number;
                                max: number;
                                readings: {
                                    id: string;
                                    label: string;
                                    because: string;
                                    value: number;
                                    citations: string[];
                                }[];
                                steps: {
                                    text: string;
                                    citations: string[];
                                    facts?: string[];
                                }[];
                                citations: string[];
                            }[];
                            readings: {
                                id: string;
                                label: string;
                                because: string;
                                value: number;
                                citations: string[];
                            }[];
                            min: number | null;
                            max: number | null;
                            missing: {
                                fact: string;
                                question: string;
                                min: number;
                                max: number;
                                swing: number;
                            }[];
                            steps: {
                                text: string;
                                citations: string[];
                                facts?: string[];
                            }[];
                            citations: string[];
                            dataAsOf: string | null;
                            notes: string[];
                            underReview: {
                                articles: string[];
                                note: string;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculators/vacations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calcular las vacaciones de un año
         * @description Sin cuenta ni usos. Lo que falta o no puede ser se responde 422 con el dato. Cuerpo: start, year, workedHalf, daysWorked, monthlyPay.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        start: string;
                        year: number;
                        workedHalf?: boolean | null;
                        daysWorked?: number | null;
                        monthlyPay?: number | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            days: number | null;
                            minDays: number;
                            maxDays: number;
                            amount: number | null;
                            lines: {
                                id: string;
                                label: string;
                                amount: number | null;
                                min: number;
                                max: number;
                                readings: {
                                    id: string;
                                    label: string;
                                    because: string;
                                    value: number;
                                    citations: string[];
                                }[];
                                steps: {
                                    text: string;
                                    citations: string[];
                                    facts?: string[];
                                }[];
                                citations: string[];
                            }[];
                            readings: {
                                id: string;
                                label: string;
                                because: string;
                                value: number;
                                citations: string[];
                            }[];
                            min: number | null;
                            max: number | null;
                            missing: {
                                fact: string;
                                question: string;
                                min: number;
                                max: number;
                                swing: number;
                            }[];
                            steps: {
                                text: string;
                                citations: string[];
                                facts?: string[];
                            }[];
                            citations: string[];
                            dataAsOf: string | null;
                            notes: string[];
                            underReview: {
                                articles: string[];
                                note: string;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculators/sac": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calcular el sueldo anual complementario
         * @description Sin cuenta ni usos. Lo que falta o no puede ser se responde 422 con el dato. Cuerpo: start, end, pay, exit.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        start: string;
                        /** Format: date */
                        end: string;
                        pay: number;
                        exit: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            amount: number;
                            lines: {
                                id: string;
                                label: string;
                                amount: number | null;
                                min: number;
                                max: number;
                                readings: {
                                    id: string;
                                    label: string;
                                    because: string;
                                    value: number;
                                    citations: string[];
                                }[];
                                steps: {
                                    text: string;
                                    citations: string[];
                                    facts?: string[];
                                }[];
                                citations: string[];
                            }[];
                            readings: {
                                id: string;
                                label: string;
                                because: string;
                                value: number;
                                citations: string[];
                            }[];
                            min: number | null;
                            max: number | null;
                            missing: {
                                fact: string;
                                question: string;
                                min: number;
                                max: number;
                                swing: number;
                            }[];
                            steps: {
                                text: string;
                                citations: string[];
                                facts?: string[];
                            }[];
                            citations: string[];
                            dataAsOf: string | null;
                            notes: string[];
                            underReview: {
                                articles: string[];
                                note: string;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculators/overtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calcular horas suplementarias
         * @description Sin cuenta ni usos. Lo que falta o no puede ser se responde 422 con el dato. Cuerpo: day, from, hours, hourlyValue.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        day: "lunes" | "martes" | "miercoles" | "jueves" | "viernes" | "sabado" | "domingo" | "feriado";
                        from?: string | null;
                        hours: number;
                        hourlyValue: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rate: number | null;
                            amount: number;
                            lines: {
                                id: string;
                                label: string;
                                amount: number | null;
                                min: number;
                                max: number;
                                readings: {
                                    id: string;
                                    label: string;
                                    because: string;
                                    value: number;
                                    citations: string[];
                                }[];
                                steps: {
                                    text: string;
                                    citations: string[];
                                    facts?: string[];
                                }[];
                                citations: string[];
                            }[];
                            readings: {
                                id: string;
                                label: string;
                                because: string;
                                value: number;
                                citations: string[];
                            }[];
                            min: number | null;
                            max: number | null;
                            missing: {
                                fact: string;
                                question: string;
                                min: number;
                                max: number;
                                swing: number;
                            }[];
                            steps: {
                                text: string;
                                citations: string[];
                                facts?: string[];
                            }[];
                            citations: string[];
                            dataAsOf: string | null;
                            notes: string[];
                            underReview: {
                                articles: string[];
                                note: string;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calculators/sick-pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calcular la licencia paga por enfermedad inculpable
         * @description Sin cuenta ni usos. Lo que falta o no puede ser se responde 422 con el dato. Cuerpo: seniorityYears, start, since, family, monthlyPay.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        seniorityYears?: number | null;
                        start?: string | null;
                        since?: string | null;
                        family?: boolean | null;
                        monthlyPay: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            months: number | null;
                            minMonths: number;
                            maxMonths: number;
                            total: number | null;
                            lines: {
                                id: string;
                                label: string;
                                amount: number | null;
                                min: number;
                                max: number;
                                readings: {
                                    id: string;
                                    label: string;
                                    because: string;
                                    value: number;
                                    citations: string[];
                                }[];
                                steps: {
                                    text: string;
                                    citations: string[];
                                    facts?: string[];
                                }[];
                                citations: string[];
                            }[];
                            readings: {
                                id: string;
                                label: string;
                                because: string;
                                value: number;
                                citations: string[];
                            }[];
                            min: number | null;
                            max: number | null;
                            missing: {
                                fact: string;
                                question: string;
                                min: number;
                                max: number;
                                swing: number;
                            }[];
                            steps: {
                                text: string;
                                citations: string[];
                                facts?: string[];
                            }[];
                            citations: string[];
                            dataAsOf: string | null;
                            notes: string[];
                            underReview: {
                                articles: string[];
                                note: string;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
                /** @description Default Response */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            error: "invalid_request" | "missing_application_id" | "csrf_mismatch" | "unauthenticated" | "invalid_credentials" | "invalid_refresh_token" | "account_locked" | "email_not_confirmed" | "breached_password" | "invalid_code" | "invalid_challenge" | "second_factor_required" | "invalid_link" | "invalid_token" | "invalid_guest_token" | "invalid_public_key" | "forbidden" | "premium_required" | "invalid_api_key" | "api_plan_required" | "not_for_api_keys" | "api_scope_missing" | "not_found" | "conflict" | "matter_changed" | "item_changed" | "plan_limit" | "payload_too_large" | "unsupported_file_type" | "unreadable_file" | "document_damaged" | "storage_full" | "disk_full" | "documents_busy" | "files_unavailable" | "text_busy" | "usage_exhausted" | "guest_limit_reached" | "guest_tokens_exhausted" | "proof_required" | "rate_limited" | "anonymization_required" | "anonymization_failed" | "anonymization_timeout" | "anonymization_busy" | "invalid_seal" | "personal_data" | "law_under_review" | "no_edition" | "not_configured" | "upstream_failed" | "database_unavailable" | "server_stopping" | "calendar-missing" | "parameter-missing" | "rule-missing" | "not-sourced" | "outside-scope" | "fact-missing" | "fact-invalid" | "internal";
                            message: string;
                            details?: unknown;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
