function v = value(a)
v = a.value;
