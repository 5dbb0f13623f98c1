CREATE TABLE "document_job_texts" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"sealed_text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_jobs" ADD COLUMN "work_id" uuid;--> statement-breakpoint
ALTER TABLE "document_jobs" ADD COLUMN "reading" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "document_jobs" ADD COLUMN "read_as" jsonb;--> statement-breakpoint
ALTER TABLE "document_jobs" ADD COLUMN "scanned_pages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "document_jobs" ADD COLUMN "blank_pages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "document_jobs" ADD COLUMN "sealed_doubt" text;--> statement-breakpoint
ALTER TABLE "document_jobs" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
UPDATE "document_jobs" SET "work_id" = "id", "queued_at" = "created_at",
	"reading" = CASE WHEN "contract_kind" IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('contractKind', "contract_kind") END;--> statement-breakpoint
ALTER TABLE "document_jobs" ALTER COLUMN "work_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "document_jobs" ALTER COLUMN "queued_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "document_jobs" DROP COLUMN "contract_kind";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "scanned_pages" jsonb;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "blank_pages" jsonb;--> statement-breakpoint
ALTER TABLE "document_job_texts" ADD CONSTRAINT "document_job_texts_job_id_document_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."document_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_jobs" ADD CONSTRAINT "document_jobs_work" UNIQUE("work_id");