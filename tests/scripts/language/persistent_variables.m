% persistent keeps a variable between calls.
function r = counter(), persistent n; if isempty(n), n = 0; end, n = n + 1; r = n; end
function r = memo(k), persistent m; if isempty(m), m = containers.Map('KeyType', 'double', 'ValueType', 'any'); end, if isKey(m, k), r = -m(k); else, m(k) = k; r = k; end, end
function r = list(v), persistent all_; all_(end + 1) = v; r = all_; end
counter(); counter(); disp(counter()), disp([memo(3) memo(3) memo(4)]), list(1); list(2); disp(list(3))
