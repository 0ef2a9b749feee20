function tf = balanced(text)
pairs = containers.Map({')', ']', '}'}, {'(', '[', '{'});
s = Stack();
tf = true;
for c = text
    if any(c == '([{')
        s.push(c);
    elseif isKey(pairs, c)
        if isempty(s) || s.pop() ~= pairs(c)
            tf = false;
            return
        end
    end
end
tf = isempty(s);
end
