function s = Stock(name, shares, price)
s.shares = shares;
s.value = price;             % its own, beside the one that it inherits
s = class(s, 'Stock', Asset(name, shares * price));
