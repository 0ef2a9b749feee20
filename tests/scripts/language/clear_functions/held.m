function n = held
persistent k
if isempty(k), k = 0; mlock, end
k = k + 1; n = k;
end
