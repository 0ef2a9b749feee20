function a = setValue(a, v)
a.value = v;
