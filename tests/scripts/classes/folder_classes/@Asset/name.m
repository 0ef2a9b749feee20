function v = name(a)
v = a.name;
