CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"pages" integer,
	"characters" integer NOT NULL,
	"notice" text,
	"sealed_name" text NOT NULL,
	"sealed_summary" text NOT NULL,
	"summary_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_account" ON "documents" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_deleted" ON "documents" USING btree ("deleted_at");