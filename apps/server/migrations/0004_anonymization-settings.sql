CREATE TABLE "anonymization_settings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"rag" text NOT NULL,
	"question_generation" text NOT NULL,
	"jurisprudence_search" text NOT NULL,
	"document_upload" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "anonymization_settings_modes" CHECK ("anonymization_settings"."rag" in ('none', 'basic', 'advanced') and "anonymization_settings"."question_generation" in ('none', 'basic', 'advanced') and "anonymization_settings"."jurisprudence_search" in ('none', 'basic', 'advanced') and "anonymization_settings"."document_upload" in ('none', 'basic', 'advanced'))
);
--> statement-breakpoint
ALTER TABLE "anonymization_settings" ADD CONSTRAINT "anonymization_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;