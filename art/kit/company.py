# The company's name and phone, as the command took them from pages.yaml (art/company.mjs).
import json
import os

COMPANY = json.loads(os.environ['COMPANY'])
NAME, PHONE = COMPANY['name'], COMPANY['phone']
