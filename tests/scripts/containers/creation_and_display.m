% The forms of the constructor, the classes that they set, and what is shown.
d = dictionary(["one" "two"], [1 2])
e = dictionary('a', {1}, 'b', {'x'})
n = dictionary([10; 2], ["ten"; "two"])
dictionary
configureDictionary("double", "string")
[k, v] = types(d)
isConfigured(dictionary), isConfigured(configureDictionary("string", "cell"))
numEntries(d), numEntries(dictionary)
class(d), isobject(d)
try, dictionary(1), catch x, disp(x.identifier), end
try, dictionary([1 2], [1 2 3]), catch x, disp(x.identifier), end
