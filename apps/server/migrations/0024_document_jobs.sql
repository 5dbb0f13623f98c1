CREATE TABLE "document_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"task" text NOT NULL,
	"include_responses" boolean NOT NULL,
	"contract_kind" text,
	"document_id" uuid,
	"sealed_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"state" text NOT NULL,
	"stage" text,
	"pages_read" integer,
	"pages" integer,
	"image_pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recognised_pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text,
	"sealed_result" text,
	"use" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "image_pages" jsonb;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "recognised_pages" jsonb;--> statement-breakpoint
ALTER TABLE "document_jobs" ADD CONSTRAINT "document_jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_jobs_account" ON "document_jobs" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "document_jobs_created" ON "document_jobs" USING btree ("created_at");--> statement-breakpoint
SELECT pgboss.create_queue('long-documents', '{"policy":"standard"}');