% X.empty
double.empty, single.empty(0, 3), int16.empty(4, 0), logical.empty, char.empty(0, 5), cell.empty(1, 0)
struct.empty, string.empty(0, 2), size(double.empty(2, 0, 3)), size(uint8.empty([0 7])), size(double.empty(0))
try, double.empty(2, 3), catch e, disp(e.identifier), end
