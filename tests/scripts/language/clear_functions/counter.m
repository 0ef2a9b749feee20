function n = counter
persistent k
if isempty(k), k = 0; end
k = k + 1; n = k;
end
