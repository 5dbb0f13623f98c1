ALTER TABLE "rulings" ADD COLUMN "opinions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rulings" ADD COLUMN "is_extract" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "rulings" ADD COLUMN "official_url" text;