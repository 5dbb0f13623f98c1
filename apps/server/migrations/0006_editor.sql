CREATE TABLE "editor_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"sealed_title" text NOT NULL,
	"sealed_content" text NOT NULL,
	"sealed_terms" text NOT NULL,
	"sealed_excerpt" text NOT NULL,
	"words" integer NOT NULL,
	"content_bytes" integer NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "editor_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"reason" text NOT NULL,
	"sealed_content" text NOT NULL,
	"words" integer NOT NULL,
	"content_bytes" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "editor_documents" ADD CONSTRAINT "editor_documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editor_versions" ADD CONSTRAINT "editor_versions_document_id_editor_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."editor_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "editor_documents_account" ON "editor_documents" USING btree ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "editor_documents_deleted" ON "editor_documents" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "editor_versions_document" ON "editor_versions" USING btree ("document_id","revision");