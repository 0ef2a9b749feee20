% Dictionaries with datetimes, durations and categories.
d = dictionary(datetime(2024, 1, 1), 5); disp(d(datetime(2024, 1, 1))), d, disp(isKey(d, datetime(2024, 1, [1 2])))
d = dictionary([hours(1) hours(2)], [5 6]); disp(d(hours(2))), disp(d([hours(2); hours(1)])), keys(d), disp(d(minutes(60))), d(hours(3)) = 9; d
d(hours(1)) = []; disp(values(d)'), disp(numEntries(d)), disp(lookup(d, hours([2 7]), 'FallbackValue', -1))
d = dictionary(categorical({'a' 'b'}), [5 6]); disp(d(categorical({'b'}))), d(categorical({'z' 'a'})) = [7 8]; d, k = keys(d); disp(categories(k)'), disp(values(d)')
d = dictionary(["x" "y"], [hours(1) hours(2)]); d("y"), disp(d(["y" "x"])), d, values(d)
entries(dictionary(datetime(2024, 1, [1 2]), ["p" "q"]))
try, d(3), catch e, disp(e.identifier), end
try, dictionary(hours([1 2]), [1 2 3]), catch e, disp(e.identifier), end
