CREATE TABLE "matter_activity" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"matter_id" uuid NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"item_id" uuid,
	"item_kind" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matter_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"matter_id" uuid NOT NULL,
	"document_id" uuid,
	"editor_document_id" uuid,
	"filed_by_account_id" uuid,
	"filed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "matter_files_one" CHECK (num_nonnulls("matter_files"."document_id", "matter_files"."editor_document_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "matter_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"matter_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_account_id" uuid,
	"sealed_body" text NOT NULL,
	"sealed_terms" text NOT NULL,
	"body_bytes" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "matters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_account_id" uuid NOT NULL,
	"firm_id" uuid,
	"responsible_account_id" uuid,
	"forum" text NOT NULL,
	"state" text NOT NULL,
	"sealed_head" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "matter_activity" ADD CONSTRAINT "matter_activity_matter_id_matters_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_activity" ADD CONSTRAINT "matter_activity_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_files" ADD CONSTRAINT "matter_files_matter_id_matters_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_files" ADD CONSTRAINT "matter_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_files" ADD CONSTRAINT "matter_files_editor_document_id_editor_documents_id_fk" FOREIGN KEY ("editor_document_id") REFERENCES "public"."editor_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_files" ADD CONSTRAINT "matter_files_filed_by_account_id_accounts_id_fk" FOREIGN KEY ("filed_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_items" ADD CONSTRAINT "matter_items_matter_id_matters_id_fk" FOREIGN KEY ("matter_id") REFERENCES "public"."matters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_items" ADD CONSTRAINT "matter_items_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matters" ADD CONSTRAINT "matters_owner_account_id_accounts_id_fk" FOREIGN KEY ("owner_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matters" ADD CONSTRAINT "matters_responsible_account_id_accounts_id_fk" FOREIGN KEY ("responsible_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matter_activity_matter" ON "matter_activity" USING btree ("matter_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "matter_files_document" ON "matter_files" USING btree ("matter_id","document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "matter_files_editor_document" ON "matter_files" USING btree ("matter_id","editor_document_id");--> statement-breakpoint
CREATE INDEX "matter_items_matter" ON "matter_items" USING btree ("matter_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "matter_items_deleted" ON "matter_items" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "matters_owner" ON "matters" USING btree ("owner_account_id","updated_at");--> statement-breakpoint
CREATE INDEX "matters_firm" ON "matters" USING btree ("firm_id");--> statement-breakpoint
CREATE INDEX "matters_deleted" ON "matters" USING btree ("deleted_at");