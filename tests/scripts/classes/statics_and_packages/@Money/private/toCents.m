function c = toCents(amount)
c = round(amount * 100);
end
